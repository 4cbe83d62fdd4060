### Mars: Teraformace

## Slova, ze kterých se skládají ostatní: zdroje, produkce, destičky, kategorie

# Množství zdroje ve čtvrtém pádě.
mars-amount =
    { $resource ->
        [megacredits] { $n } €
        [steel] { $n } J oceli
        [titanium] { $n } J titanu
        [plants] { $n } J rostlin
        [energy] { $n } J energie
       *[heat] { $n } J tepla
    }
# Množství toho, co leží na kartách.
mars-x-on_card =
    { $resource ->
        [animal] { $n } J zvířat
        [microbe] { $n } J mikrobů
        [science] { $n } J vědy
       *[fighter] { $n } J stíhaček
    }
mars-x-resource =
    { $resource ->
        [megacredits] €
        [steel] oceli
        [titanium] titanu
        [plants] rostlin
        [energy] energie
       *[heat] tepla
    }
# Produkce v prvním pádě.
mars-x-production =
    { $resource ->
        [megacredits] příjem
        [steel] produkce oceli
        [titanium] produkce titanu
        [plants] produkce rostlin
        [energy] produkce energie
       *[heat] produkce tepla
    }
# Produkce ve čtvrtém pádě.
mars-x-production_acc =
    { $resource ->
        [megacredits] příjem
        [steel] produkci oceli
        [titanium] produkci titanu
        [plants] produkci rostlin
        [energy] produkci energie
       *[heat] produkci tepla
    }
mars-x-units = { $n } J
mars-x-steps =
    { $n ->
        [one] { $n } stupeň
        [few] { $n } stupně
       *[other] { $n } stupňů
    }
mars-x-cards =
    { $n ->
        [one] { $n } kartu
        [few] { $n } karty
       *[other] { $n } karet
    }
mars-x-tag =
    { $tag ->
        [building] „stavby“
        [space] „vesmír“
        [power] „energie“
        [science] „věda“
        [jovian] „Jupiter“
        [earth] „Země“
        [plant] „rostliny“
        [microbe] „mikrobi“
        [animal] „zvířata“
       *[city] „město“
    }
mars-x-tags =
    { $n ->
        [one] { $n } symbol kategorie { mars-x-tag }
        [few] { $n } symboly kategorie { mars-x-tag }
       *[other] { $n } symbolů kategorie { mars-x-tag }
    }
mars-x-tile =
    { $tile ->
        [ocean]
            { $n ->
                [one] destičku oceánu
                [few] { $n } destičky oceánu
               *[other] { $n } destiček oceánu
            }
        [greenery] destičku zeleně
        [city] destičku města
        [capital] destičku „Hlavní město“
        [natural_preserve] destičku „Přírodní rezervace“
        [mining_area] destičku „Těžební oblast“
        [mining_rights] destičku „Těžební práva“
        [commercial_district] destičku „Obchodní čtvrť“
        [nuclear_zone] destičku „Jaderná zóna“
        [industrial_center] destičku „Průmyslové centrum“
        [ecological_zone] destičku „Ekologická zóna“
        [lava_flows] destičku „Lávové proudy“
        [mohole_area] destičku „Oblast Mohole“
       *[restricted_area] destičku „Uzavřená oblast“
    }
mars-x-one_tile =
    { $tile ->
        [ocean] destičku oceánu
        [greenery] destičku zeleně
        [city] destičku města
        [capital] destičku „Hlavní město“
        [natural_preserve] destičku „Přírodní rezervace“
        [mining_area] destičku „Těžební oblast“
        [mining_rights] destičku „Těžební práva“
        [commercial_district] destičku „Obchodní čtvrť“
        [nuclear_zone] destičku „Jaderná zóna“
        [industrial_center] destičku „Průmyslové centrum“
        [ecological_zone] destičku „Ekologická zóna“
        [lava_flows] destičku „Lávové proudy“
        [mohole_area] destičku „Oblast Mohole“
       *[restricted_area] destičku „Uzavřená oblast“
    }
# Čestný titul ve druhém pádě.
mars-x-milestone =
    { $milestone ->
        [terraformer] Teraformera
        [mayor] Starosty
        [gardener] Ekologa
        [builder] Stavitele
       *[planner] Plánovače
    }
# Soutěž ve čtvrtém pádě.
mars-x-award =
    { $award ->
        [landlord] Realitního magnáta
        [banker] Bankéře
        [scientist] Vědeckou kapacitu
        [thermalist] Producenta tepla
       *[miner] Těžaře
    }

mars-resource-megacredits = Megakredity
mars-resource-steel = Ocel
mars-resource-titanium = Titan
mars-resource-plants = Rostliny
mars-resource-energy = Energie
mars-resource-heat = Teplo

mars-parameter-temperature = Teplota
mars-parameter-oxygen = Obsah kyslíku
mars-parameter-oceans = Oceány
mars-value =
    { $parameter ->
        [temperature] { $n } °C
        [oxygen] { $n } %
       *[oceans] { $n } z 9
    }

mars-tag-building = „stavby“
mars-tag-space = „vesmír“
mars-tag-power = „energie“
mars-tag-science = „věda“
mars-tag-jovian = „Jupiter“
mars-tag-earth = „Země“
mars-tag-plant = „rostliny“
mars-tag-microbe = „mikrobi“
mars-tag-animal = „zvířata“
mars-tag-city = „město“

mars-of_tag = { mars-x-tag }
mars-tags-next = { $a }, { $b }
mars-tags-or = { $a } nebo { $b }

mars-tile-ocean = Oceán
mars-tile-greenery = Zeleň
mars-tile-city = Město
mars-tile-capital = Hlavní město
mars-tile-natural_preserve = Přírodní rezervace
mars-tile-mining_area = Těžební oblast
mars-tile-mining_rights = Těžební práva
mars-tile-commercial_district = Obchodní čtvrť
mars-tile-nuclear_zone = Jaderná zóna
mars-tile-industrial_center = Průmyslové centrum
mars-tile-ecological_zone = Ekologická zóna
mars-tile-lava_flows = Lávové proudy
mars-tile-mohole_area = Oblast Mohole
mars-tile-restricted_area = Uzavřená oblast

mars-hex = řada { $row }, pole { $column }
mars-hex-named = { $area } ({ $place })
mars-area-tharsis_tholus = Tharsis Tholus
mars-area-ascraeus_mons = Ascraeus Mons
mars-area-pavonis_mons = Pavonis Mons
mars-area-arsia_mons = Arsia Mons
mars-area-noctis_city = Město Noctis
mars-area-phobos_space_haven = Phobos
mars-area-ganymede_colony = Ganymedes
mars-map-tharsis = Tharsis

mars-standard-sell_patents = Prodej patentů
mars-standard-power_plant = Elektrárna
mars-standard-asteroid = Asteroid
mars-standard-aquifer = Zavodňování
mars-standard-greenery = Zúrodnění
mars-standard-city = Založení města

mars-conversion-convert_plants = Transformace rostlin na zeleň
mars-conversion-convert_heat = Transformace tepla na zvýšení teploty

mars-milestone-terraformer = Teraformer
mars-milestone-mayor = Starosta
mars-milestone-gardener = Ekolog
mars-milestone-builder = Stavitel
mars-milestone-planner = Plánovač

mars-award-landlord = Realitní magnát
mars-award-banker = Bankéř
mars-award-scientist = Vědecká kapacita
mars-award-thermalist = Producent tepla
mars-award-miner = Těžař

mars-whom-seat = { $seat }
mars-whom-neutral = virtuální soupeř
mars-hidden_card = prohlížená karta
mars-thing-deck = Doplňovací balíček
mars-thing-discard = Odhazovací balíček
mars-thing-prompt = Otázka

## Možnosti

mars-option-corporate_era = Éra korporací
mars-option-corporate_era-help = Všech 208 projektů a 12 korporací; produkce začíná na 0. Sólová hra ji má vždy.
mars-option-draft = Výběr z karet
mars-option-draft-help = Ve fázi výzkumu si každý ponechá kartu a zbylé pošle dál. Ne v sólové hře.
mars-option-beginners = Začátečníci
mars-option-beginners-help = Začátečník dostane Základní korporaci a ponechá si všechny první karty.
mars-option-first_player = Začínající hráč
mars-option-first_player-help = Kdo začíná.
mars-option-first_player-random = losem
mars-option-first_player-seat = Hráč { $n }
mars-option-map = Mapa
mars-option-map-help = Na které mapě se hraje, s jejími tituly a soutěžemi.
mars-option-sets = Další sady karet
mars-option-sets-help = Jejich projekty a korporace se přimíchají k ostatním.
mars-option-preset-corporate_era = Éra korporací
mars-option-preset-first_game = První hra
mars-option-preset-standard = Základní hra
mars-option-preset-draft = Éra korporací s výběrem z karet
mars-setup-seats = Takto hrát nelze, počet hráčů: { $seats }.
mars-audit =
    { $part ->
        [seats] Je jmenováno místo, které tu není.
        [planet] Některý hlavní faktor je za koncem.
        [board] Destičky k sobě nepasují.
        [cards] Některá karta projektu chybí nebo leží na dvou místech.
        [beliefs] Co hráči vědí, neodpovídá kartám.
        [player] Deska hráče neodpovídá vyloženým kartám.
        [draft] Výběr z karet nesedí.
       *[question] Na položenou otázku není odpověď.
    }

## Co hráč dělá

mars-action-corporation = Vzít si kartu „{ $card }“
mars-action-buy = Koupit kartu „{ $card }“
mars-action-keep = Ponechat si kartu „{ $card }“
mars-action-sell = Prodat kartu „{ $card }“
mars-action-discard = Odhodit kartu „{ $card }“
mars-action-done = Hotovo
mars-action-play = Zahrát kartu „{ $card }“
mars-action-standard = { $project }
mars-action-claim = Získat titul { mars-x-milestone }
mars-action-fund = Sponzorovat soutěž o { mars-x-award }
mars-action-use = Použít kartu „{ $card }“
mars-action-convert =
    { $conversion ->
        [convert_plants] Transformovat rostliny na zeleň
       *[convert_heat] Transformovat teplo na zvýšení teploty
    }
mars-action-first_action = Provést fixní první akci korporace
mars-action-pass = Pasovat
mars-action-end_turn = Ukončit tah
mars-action-pay = Zaplatit { mars-amount }
mars-action-choose = { $option }
mars-action-amount = { $n }
mars-action-place = Umístit: { $space }
mars-action-mark = Zabrat: { $space }
mars-action-reduce = { $whom }
mars-action-from =
    { $resource ->
        [megacredits] { $whom }: megakredity
        [steel] { $whom }: ocel
        [titanium] { $whom }: titan
        [plants] { $whom }: rostliny
        [energy] { $whom }: energie
       *[heat] { $whom }: teplo
    }
mars-action-from_card = Z karty „{ $card }“
mars-action-from_neutral = Od virtuálního soupeře
mars-action-nobody = Nikdo
mars-action-add_to = Na kartu „{ $card }“
mars-action-copy = Zopakovat kartu „{ $card }“
mars-action-next = { $pending }
mars-action-decline = Nechat být
mars-action-stop = Žádná další zeleň

mars-pending-tile = Umístit { mars-x-one_tile }
mars-pending-draw = Dobrat si karty
mars-pending-effect = Karta „{ $card }“

## Na co se hra ptá

mars-prompt-corporation = Kterou korporaci si vezmete?
mars-prompt-first_cards = Které karty koupíte, každou za 3 €?
mars-prompt-research = Které karty koupíte, každou za 3 €?
mars-prompt-pay_cards = Karty stojí { $n } €. Kolik zaplatíte teplem?
mars-prompt-draft = Kterou kartu si ponecháte?
mars-prompt-over = Konec hry.
mars-prompt-first_action = Proveďte fixní první akci korporace, nebo pasujte.
mars-prompt-action = Proveďte akci, nebo pasujte.
mars-prompt-second_action = Proveďte druhou akci, nebo ukončete tah.
mars-prompt-pay_steel = „{ $what }“: zbývá zaplatit { $n } €. Kolik oceli použijete?
mars-prompt-pay_titanium = „{ $what }“: zbývá zaplatit { $n } €. Kolik titanu použijete?
mars-prompt-pay_heat = „{ $what }“: zbývá zaplatit { $n } €. Kolik tepla použijete?
mars-prompt-alternative = Jak použijete kartu „{ $card }“?
mars-prompt-cost = „{ $card }“: čím zaplatíte akci?
mars-prompt-sell = Které karty prodáte, každou za 1 €?
mars-prompt-order = Co bude následovat?
mars-prompt-place = „{ $source }“: kam umístíte { mars-x-one_tile }?
mars-prompt-reduce = „{ $source }“: komu se sníží { mars-x-production } o { $n }?
mars-prompt-add = „{ $source }“: na kterou kartu položíte { mars-x-on_card }?
mars-prompt-claim_area = „{ $source }“: { $text }.
mars-prompt-convert_production = „{ $source }“: { $text }. O kolik?
mars-prompt-copy = „{ $source }“: { $text }.
mars-prompt-add_stocked = „{ $source }“: { $text }.
mars-prompt-discard = „{ $source }“: můžete { $text }.
mars-prompt-keep = „{ $source }“: které karty si ponecháte?
mars-prompt-buy_looked = „{ $source }“: { $text }.
mars-prompt-choose = „{ $source }“: { $text }.
mars-prompt-take = „{ $source }“: { $text }.
mars-prompt-amount = { $whom }: kolik { mars-x-resource }?
mars-prompt-amount_card = „{ $card }“: kolik?
mars-prompt-last_greenery = Kam umístíte poslední zeleň?

## Co se děje

mars-event-generation = Začíná generace { $n }. Začínající hráč: { $seat }.
mars-event-corporation = { $seat } vykládá korporaci „{ $card }“.
mars-event-drew =
    { $known ->
        [yes] { $seat } si dobírá { mars-x-cards } ({ $why }): { $cards }.
       *[no] { $seat } si dobírá { mars-x-cards } ({ $why }).
    }
mars-why-research = výzkum
mars-why-draft = výběr z karet
mars-why-card = „{ $card }“
mars-why-space = { $space }
mars-event-reshuffled = Odhazovací balíček se míchá a stává se doplňovacím: { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }.
mars-event-passed =
    { $known ->
        [yes] { $seat } dostává { mars-x-cards }: { $cards }.
       *[no] { $seat } dostává { mars-x-cards }.
    }
mars-event-bought =
    { $known ->
        [yes] { $seat } kupuje { mars-x-cards }: { $cards }.
       *[no] { $seat } kupuje { mars-x-cards }.
    }
mars-event-kept =
    { $known ->
        [yes] { $seat } si ponechává { mars-x-cards }: { $cards }.
       *[no] { $seat } si ponechává { mars-x-cards }.
    }
mars-event-discarded =
    { $known ->
        [yes] { $seat } odhazuje { mars-x-cards }: { $cards }.
       *[no] { $seat } odhazuje { mars-x-cards }.
    }
mars-event-showed = { $seat } odkrývá a odhazuje kartu „{ $card }“.
mars-event-played = { $seat } hraje kartu „{ $card }“.
mars-event-standard = { $seat } provádí standardní projekt „{ $project }“.
mars-event-used = { $seat } používá kartu „{ $card }“.
mars-event-first_action = { $seat } provádí fixní první akci korporace „{ $card }“.
mars-event-converted =
    { $conversion ->
        [convert_plants] { $seat } transformuje rostliny na zeleň.
       *[convert_heat] { $seat } transformuje teplo na zvýšení teploty.
    }
mars-event-claimed = { $seat } získává titul { mars-x-milestone }.
mars-event-funded = { $seat } sponzoruje soutěž o { mars-x-award }.
mars-event-paid = { $seat } platí { $what }.
mars-event-stock =
    { $direction ->
        [up] { $seat } dostává { $what }.
       *[down] { $seat } přichází o { $what }.
    }
mars-event-production =
    { $direction ->
        [up] { $seat }: { mars-x-production } +{ $n }.
       *[down] { $seat }: { mars-x-production } −{ $n }.
    }
mars-event-neutral = { $seat } vybírá virtuálního soupeře.
mars-event-rating = { $seat }: TR +{ $n }.
mars-event-raised =
    { $parameter ->
        [temperature] { $seat } zvyšuje teplotu na { $value } °C.
        [oxygen] { $seat } zvyšuje obsah kyslíku na { $value } %.
       *[oceans] { $seat } přidává oceán, celkem { $value }.
    }
mars-event-placed = { $seat } umisťuje { mars-x-one_tile }: { $space }.
mars-event-marked = { $seat } zabírá pole: { $space }.
mars-event-on_card =
    { $direction ->
        [up] { $seat } pokládá na kartu „{ $card }“ { mars-x-on_card }.
       *[down] { $seat }: z karty „{ $card }“ mizí { mars-x-on_card }.
    }
mars-event-copied = { $seat } opakuje produkci karty „{ $card }“.
mars-event-pass = { $seat } pasuje.
mars-event-turn_ended = { $seat } končí tah.
mars-event-produced =
    { $warmed ->
        [0] { $seat } získává z produkce { $what }.
       *[other] { $seat } získává z produkce { $what }; { $warmed } J energie se mění v teplo.
    }
mars-event-last_conversion = Poslední generace je u konce. Následuje závěrečná transformace rostlin.
mars-event-stopped = { $seat } už zeleň neumisťuje.
mars-event-over = Konec hry.

## Proč ne

mars-illegal-not_asked = Teď nemáte o čem rozhodovat.
mars-illegal-not_now = Teď se hra ptá na něco jiného.
mars-illegal-first_action_owed = Nejdřív je na řadě fixní první akce korporace.
mars-illegal-no_first_action = Vaše korporace nemá fixní první akci, nebo už proběhla.
mars-illegal-not_dealt = Tuto korporaci jste nedostali.
mars-illegal-not_in_hand = Tuto kartu nemáte v ruce.
mars-illegal-not_offered = Tato karta není mezi těmi, ze kterých vybíráte.
mars-illegal-already_picked = Tuto kartu už máte vybranou.
mars-illegal-too_few_picked = Vybráno: { $have }; je třeba alespoň { $need }.
mars-illegal-parameter_too_low =
    { $parameter ->
        [temperature] Je třeba alespoň { $need } °C, teplota je { $have } °C.
        [oxygen] Je třeba alespoň { $need } % kyslíku, obsah kyslíku je { $have } %.
       *[oceans] Počet oceánů musí být alespoň { $need }, je { $have }.
    }
mars-illegal-parameter_too_high =
    { $parameter ->
        [temperature] Je třeba nejvýše { $need } °C, teplota je { $have } °C.
        [oxygen] Je třeba nejvýše { $need } % kyslíku, obsah kyslíku je { $have } %.
       *[oceans] Počet oceánů smí být nejvýše { $need }, je { $have }.
    }
mars-illegal-too_few_tags = Symbolů kategorie { mars-x-tag } je třeba { $need }, máte { $have }.
mars-illegal-production_too_low = { $resource ->
        [megacredits] Příjem musí být alespoň { $need }, je { $have }.
        [steel] Produkce oceli musí být alespoň { $need }, je { $have }.
        [titanium] Produkce titanu musí být alespoň { $need }, je { $have }.
        [plants] Produkce rostlin musí být alespoň { $need }, je { $have }.
        [energy] Produkce energie musí být alespoň { $need }, je { $have }.
       *[heat] Produkce tepla musí být alespoň { $need }, je { $have }.
    }
mars-illegal-too_few_tiles =
    { $tile ->
        [greenery] Vlastních destiček zeleně je třeba { $need }, máte { $have }.
        [city] Vlastních destiček měst je třeba { $need }, máte { $have }.
       *[other] Takových vlastních destiček je třeba { $need }, máte { $have }.
    }
mars-illegal-too_few_cities = Měst ve hře je třeba { $need }, je jich { $have }.
mars-illegal-cannot_pay = Stojí to { $cost } €, chybí vám { $short } €.
mars-illegal-too_little =
    { $resource ->
        [megacredits] Je třeba { $need } €, máte { $have } €.
        [steel] Je třeba { $need } J oceli, máte { $have } J.
        [titanium] Je třeba { $need } J titanu, máte { $have } J.
        [plants] Je třeba { $need } J rostlin, máte { $have } J.
        [energy] Je třeba { $need } J energie, máte { $have } J.
       *[heat] Je třeba { $need } J tepla, máte { $have } J.
    }
mars-illegal-nobody_to_reduce = Nikomu nelze { mars-x-production_acc } snížit o { $n }.
mars-illegal-cannot_reduce = { $resource ->
        [megacredits] Tento příjem je { $have } a nelze ho snížit o { $need }.
        [steel] Tato produkce oceli je { $have } a nelze ji snížit o { $need }.
        [titanium] Tato produkce titanu je { $have } a nelze ji snížit o { $need }.
        [plants] Tato produkce rostlin je { $have } a nelze ji snížit o { $need }.
        [energy] Tato produkce energie je { $have } a nelze ji snížit o { $need }.
       *[heat] Tato produkce tepla je { $have } a nelze ji snížit o { $need }.
    }
mars-illegal-no_space = Pro destičku není místo: musí přijít { $placement }.
mars-illegal-nothing_to_copy = Žádná jiná vaše karta kategorie { mars-x-tag } nemá produkci, kterou byste mohli provést.
mars-illegal-cannot_copy = Tato karta nemá produkci k zopakování.
mars-illegal-same_as = Stejnou produkci má karta „{ $card }“.
mars-illegal-not_in_play = Tuto kartu nemáte vyloženou.
mars-illegal-no_action = Tato karta nemá akci.
mars-illegal-action_used = Její akce už byla v této generaci využita.
mars-illegal-rating_not_raised = Váš TR se v této generaci ještě nezvýšil.
mars-illegal-too_few_on_card =
    { $resource ->
        [animal] Na kartě je třeba { $need } J zvířat, je tam { $have } J.
        [microbe] Na kartě je třeba { $need } J mikrobů, je tam { $have } J.
        [science] Na kartě je třeba { $need } J vědy, je tam { $have } J.
       *[fighter] Na kartě je třeba { $need } J stíhaček, je tam { $have } J.
    }
mars-illegal-nothing_to_take =
    { $resource ->
        [animal] Není karta, ze které by šlo odhodit zvířata.
        [microbe] Není karta, ze které by šlo odhodit mikroby.
        [science] Není karta, ze které by šlo odhodit vědu.
       *[fighter] Není karta, ze které by šlo odhodit stíhačky.
    }
mars-illegal-no_card_to_add_to =
    { $resource ->
        [animal] Žádná vaše karta nepojme zvířata.
        [microbe] Žádná vaše karta nepojme mikroby.
        [science] Žádná vaše karta nepojme vědu.
       *[fighter] Žádná vaše karta nepojme stíhačky.
    }
mars-illegal-no_such_choice = Taková možnost tu není.
mars-illegal-not_in_solo = V sólové hře nejsou tituly ani soutěže.
mars-illegal-taken = Už má: { $seat }.
mars-illegal-all_taken = Všechny tři jsou rozebrány.
mars-illegal-not_reached =
    { $milestone ->
        [terraformer] Teraformer potřebuje TR { $need }, máte { $have }.
        [mayor] Starosta potřebuje města: { $need }, máte { $have }.
        [gardener] Ekolog potřebuje destičky zeleně: { $need }, máte { $have }.
        [builder] Stavitel potřebuje symboly kategorie „stavby“: { $need }, máte { $have }.
       *[planner] Plánovač potřebuje karty v ruce: { $need }, máte { $have }.
    }
mars-illegal-nothing_to_sell = Nemáte žádnou kartu na prodej.
mars-illegal-pass_is_whole_turn = Pasovat lze jen místo celého tahu: ukončete tah.
mars-illegal-no_action_taken = Ještě jste neprovedli žádnou akci: pasujte.
mars-illegal-turn_does_not_end = Nikdo jiný už nehraje: pokračujte, nebo pasujte.
mars-illegal-pays_too_little = S tak malým množstvím { mars-x-resource } nelze zaplatit zbytek.
mars-illegal-pays_too_much = To je více { mars-x-resource }, než je třeba.
mars-illegal-out_of_range = Musí to být od { $least } do { $most }.
mars-illegal-occupied =
    { $tile ->
        [ocean] Leží tu oceán.
        [greenery] Leží tu zeleň.
        [city] Leží tu město.
       *[other] Leží tu jiná destička.
    }
mars-illegal-claimed = Pole zabírá { $seat }.
mars-illegal-already_claimed = Toto pole je už zabrané.
mars-illegal-wrong_kind = Destička musí přijít { $placement }.
mars-illegal-next_to_city = Pole sousedí s městem.
mars-illegal-not_isolated = Pole sousedí s jinou destičkou.
mars-illegal-not_next_to = Destička musí přijít { $placement }.
mars-illegal-has_none =
    { $resource ->
        [megacredits] Tento hráč nemá megakredity.
        [steel] Tento hráč nemá ocel.
        [titanium] Tento hráč nemá titan.
        [plants] Tento hráč nemá rostliny.
        [energy] Tento hráč nemá energii.
       *[heat] Tento hráč nemá teplo.
    }
mars-illegal-protected = Chrání to karta „Chráněná stanoviště“.
mars-illegal-never_removed = Z této karty se nikdy nic neodhazuje.
mars-illegal-not_yourself = Musí to být jiný hráč.
mars-illegal-no_such_player = Takový hráč tu není.
mars-illegal-not_adjacent = Tento hráč nemá destičku vedle oceánu.
mars-illegal-not_held = Na této kartě takové zdroje nejsou.
mars-illegal-not_pending = Tohle teď na řadě není.
mars-illegal-other_resource = Teď se hra ptá, kolik { mars-x-resource } použijete.

## Kam přijdou destičky: „musí přijít …“

mars-placement-ocean_reserved = na pole vyhrazené oceánu
mars-placement-land_non_reserved = na nevyhrazené pole
mars-placement-city_normal = na nevyhrazené pole, které nesousedí s jiným městem
mars-placement-greenery_normal = na nevyhrazené pole sousedící s vaší destičkou, je-li takové
mars-placement-isolated = na nevyhrazené pole, které nesousedí s žádnou destičkou
mars-placement-next_to_city = na nevyhrazené pole sousedící s městem
mars-placement-next_to_two_cities = na nevyhrazené pole sousedící alespoň se 2 městy
mars-placement-next_to_greenery = na nevyhrazené pole sousedící se zelení
mars-placement-volcanic = na sopečné pole
mars-placement-metal_bonus = na nevyhrazené pole s bonusem oceli nebo titanu
mars-placement-metal_bonus_next_to_own_tile = na nevyhrazené pole s bonusem oceli nebo titanu vedle vaší destičky
mars-placement-noctis_city = na pole vyhrazené Městu Noctis
mars-placement-phobos_space_haven = na Phobos
mars-placement-ganymede_colony = na Ganymedes

## Co karty dělají

mars-op-nothing = nic
mars-op-all = { $ops }
mars-op-or = { $a }, nebo { $b }
mars-op-gain =
    { $counted ->
        [yes] obdržíte { $what } { $per }
       *[no] obdržíte { $what }
    }
mars-op-spend = zaplaťte { $what }
mars-op-spend_any = zaplaťte libovolný počet J { mars-x-resource } (alespoň { $n })
mars-op-pay =
    { $metal ->
        [steel] zaplaťte { $what } (lze použít ocel)
        [titanium] zaplaťte { $what } (lze použít titan)
       *[none] zaplaťte { $what }
    }
mars-op-production =
    { $direction ->
        [up]
            { $counted ->
                [yes] zvyšte { mars-x-production_acc } o { $n } { $per }
               *[no] zvyšte { mars-x-production_acc } o { $n }
            }
       *[down]
            { $counted ->
                [yes] snižte { mars-x-production_acc } o { $n } { $per }
               *[no] snižte { mars-x-production_acc } o { $n }
            }
    }
mars-op-convert_production =
    snižte { $from ->
        [heat] produkci tepla
       *[other] produkci
    } o libovolný počet (alespoň o 1) a o tolik zvyšte { $to ->
        [megacredits] příjem
       *[other] jinou produkci
    }
mars-op-tile_bonus_production = zvyšte produkci kovu vytištěného pod destičkou o { $n }
mars-op-copy_production_box = proveďte produkci jiné své karty kategorie { mars-x-tag }
mars-op-reduce_any_production = snižte { mars-x-production_acc } libovolného hráče o { $n }
mars-op-remove_from_any = odhoďte libovolnému hráči až { $what }
mars-op-steal_from_any = seberte jinému hráči až { $what }
mars-op-remove_on_any_card = odhoďte z libovolné karty až { mars-x-on_card }
mars-op-take_on_any_card = odhoďte z libovolné karty { mars-x-on_card }
mars-op-remove_from_adjacent_owner = odhoďte až { $what } jinému hráči, který má destičku vedle tohoto oceánu
mars-op-raise_parameter =
    { $parameter ->
        [temperature] zvyšte teplotu o { mars-x-steps }
        [oxygen] zvyšte obsah kyslíku o { mars-x-steps }
       *[oceans] zvyšte množství vody o { mars-x-steps }
    }
mars-op-raise_tr =
    { $counted ->
        [yes] zvyšte svůj TR o { $n } { $per }
       *[no] zvyšte svůj TR o { $n }
    }
mars-op-place = umístěte { mars-x-tile }
mars-op-place_at = umístěte { mars-x-tile } { $placement }
mars-op-claim_area = položte svou kostičku na volné nevyhrazené pole: stavět tam smíte jen vy
mars-op-draw_cards = doberte si { mars-x-cards }
mars-op-look_and_keep = prohlédněte si { mars-x-cards }, { $keep } si ponechte a ostatní odhoďte
mars-op-look_and_buy =
    { $n ->
        [one] prohlédněte si vrchní kartu a kupte ji, nebo odhoďte
        [few] prohlédněte si { $n } vrchní karty a každou kupte, nebo odhoďte
       *[other] prohlédněte si { $n } vrchních karet a každou kupte, nebo odhoďte
    }
mars-op-reveal_and_discard_top = odkryjte a odhoďte vrchní kartu balíčku; má-li symbol kategorie { mars-x-tag }, { $then }
mars-op-discard_then_draw =
    { $discard ->
        [one] odhodit kartu a dobrat si { mars-x-cards }
        [few] odhodit { $discard } karty a dobrat si { mars-x-cards }
       *[other] odhodit { $discard } karet a dobrat si { mars-x-cards }
    }
mars-op-sell_cards = odhoďte libovolný počet karet a za každou obdržíte { $what }
mars-op-next_card_discount = příští karta, kterou v této generaci zahrajete, má náklady o { $what } nižší
mars-op-next_card_requirement_shift = u příští karty, kterou v této generaci zahrajete, se smíte od podmínek teploty, kyslíku a oceánů odchýlit o { mars-x-steps }
mars-op-add_card_resource =
    { $target ->
        [here] položte sem { mars-x-on_card }
       *[own] položte na některou svou kartu { mars-x-on_card }
    }
mars-op-remove_card_resource = odhoďte odsud { mars-x-on_card }
mars-op-add_resource_to_stocked_card =
    { $n ->
        [one] položte { $n } zdroj na některou svou kartu, na které už nějaký leží
        [few] položte { $n } zdroje na některou svou kartu, na které už nějaký leží
       *[other] položte { $n } zdrojů na některou svou kartu, na které už nějaký leží
    }
mars-op-add_resource_to_played_card = položte na onu kartu { $n } J zvířat nebo mikrobů
mars-op-if_own_tags = máte-li { mars-x-tags }, { $then }, jinak { $otherwise }

mars-per-own_tags =
    { $n ->
        [one] za každý svůj symbol kategorie { mars-x-tag }
        [few] za každé { $n } své symboly kategorie { mars-x-tag }
       *[other] za každých { $n } svých symbolů kategorie { mars-x-tag }
    }
mars-per-opponent_tags =
    { $n ->
        [one] za každý soupeřův symbol kategorie { mars-x-tag }
        [few] za každé { $n } symboly soupeřů kategorie { mars-x-tag }
       *[other] za každých { $n } symbolů soupeřů kategorie { mars-x-tag }
    }
mars-per-cities =
    { $where ->
        [on_mars]
            { $n ->
                [one] za každé město na Marsu
                [few] za každá { $n } města na Marsu
               *[other] za každých { $n } měst na Marsu
            }
       *[anywhere]
            { $n ->
                [one] za každé město ve hře
                [few] za každá { $n } města ve hře
               *[other] za každých { $n } měst ve hře
            }
    }
mars-per-events_played_by_all =
    { $n ->
        [one] za každou událost zahranou kýmkoli
        [few] za každé { $n } události zahrané kýmkoli
       *[other] za každých { $n } událostí zahraných kýmkoli
    }
mars-per-resources_here =
    { $n ->
        [one] za každý zdroj na této kartě
        [few] za každé { $n } zdroje na této kartě
       *[other] za každých { $n } zdrojů na této kartě
    }
mars-per-adjacent_oceans =
    { $n ->
        [one] za každý oceán sousedící s touto destičkou
        [few] za každé { $n } oceány sousedící s touto destičkou
       *[other] za každých { $n } oceánů sousedících s touto destičkou
    }
mars-per-adjacent_cities =
    { $n ->
        [one] za každé město sousedící s touto destičkou
        [few] za každá { $n } města sousedící s touto destičkou
       *[other] za každých { $n } měst sousedících s touto destičkou
    }
mars-per-amount_spent =
    { $n ->
        [one] za každou zaplacenou jednotku
        [few] za každé { $n } zaplacené jednotky
       *[other] za každých { $n } zaplacených jednotek
    }

mars-requirement-parameter =
    { $bound ->
        [min]
            { $parameter ->
                [temperature] min. { $value } °C
                [oxygen] min. { $value } % kyslíku
               *[oceans]
                    { $value ->
                        [one] min. { $value } oceán
                        [few] min. { $value } oceány
                       *[other] min. { $value } oceánů
                    }
            }
       *[max]
            { $parameter ->
                [temperature] max. { $value } °C
                [oxygen] max. { $value } % kyslíku
               *[oceans]
                    { $value ->
                        [one] max. { $value } oceán
                        [few] max. { $value } oceány
                       *[other] max. { $value } oceánů
                    }
            }
    }
mars-requirement-own_tags = { mars-x-tags }
mars-requirement-own_production =
    { $n ->
        [one] { mars-x-production } alespoň { $n }
       *[other] { mars-x-production } alespoň { $n }
    }
mars-requirement-own_tiles =
    { $tile ->
        [greenery]
            { $n ->
                [one] { $n } vlastní destička zeleně
                [few] { $n } vlastní destičky zeleně
               *[other] { $n } vlastních destiček zeleně
            }
       *[other]
            { $n ->
                [one] { $n } taková vlastní destička
                [few] { $n } takové vlastní destičky
               *[other] { $n } takových vlastních destiček
            }
    }
mars-requirement-cities_in_play =
    { $n ->
        [one] { $n } město ve hře
        [few] { $n } města ve hře
       *[other] { $n } měst ve hře
    }

mars-effect-card_discount =
    { $tag ->
        [none] vaše karty mají náklady o { $what } nižší
        [space] vaše karty mají náklady o { $what } nižší za každý svůj symbol kategorie „vesmír“
        [earth] vaše karty mají náklady o { $what } nižší za každý svůj symbol kategorie „Země“
        [power] vaše karty mají náklady o { $what } nižší za každý svůj symbol kategorie „energie“
       *[other] vaše karty mají náklady o { $what } nižší za každý takový symbol
    }
mars-effect-standard_project_discount = standardní projekt „{ $project }“ vás stojí o { $what } méně
mars-effect-resource_value_bonus = každá jednotka { mars-x-resource }, kterou platíte, má hodnotu o { $what } vyšší
mars-effect-requirement_shift = od podmínek teploty, kyslíku a oceánů se smíte odchýlit o { mars-x-steps }
mars-effect-protect_from_opponents = soupeři vám nesmějí odhazovat rostliny, zvířata a mikroby
mars-effect-resources_never_removed = odsud se nesmí nic odhodit
mars-effect-greenery_conversion_cost = transformace rostlin na zeleň vás stojí { $what }
mars-effect-heat_as_megacredits = teplem smíte platit jako megakredity
mars-effect-trigger =
    { $optional ->
        [yes] { $when }, můžete { $ops }
       *[no] { $when }, { $ops }
    }

mars-when-tag_played =
    { $by ->
        [anyone]
            { $this ->
                [yes] za každý symbol kategorie { $tags }, který kdokoli zahraje (i na této kartě)
               *[no] za každý symbol kategorie { $tags }, který kdokoli zahraje
            }
       *[owner]
            { $this ->
                [yes] za každý symbol kategorie { $tags }, který zahrajete (i na této kartě)
               *[no] za každý symbol kategorie { $tags }, který zahrajete
            }
    }
mars-when-event_card_played =
    { $by ->
        [anyone]
            { $tag ->
                [none] když kdokoli zahraje událost
                [space] když kdokoli zahraje událost kategorie „vesmír“
               *[other] když kdokoli zahraje takovou událost
            }
       *[owner]
            { $tag ->
                [none] když zahrajete událost
                [space] když zahrajete událost kategorie „vesmír“
               *[other] když zahrajete takovou událost
            }
    }
mars-when-tile_placed =
    { $by ->
        [anyone]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] když kdokoli umístí { mars-x-one_tile } na Mars (i touto kartou)
                       *[no] když kdokoli umístí { mars-x-one_tile } na Mars
                    }
               *[anywhere]
                    { $this ->
                        [yes] když kdokoli umístí { mars-x-one_tile } (i touto kartou)
                       *[no] když kdokoli umístí { mars-x-one_tile }
                    }
            }
       *[owner]
            { $where ->
                [on_mars]
                    { $this ->
                        [yes] když umístíte { mars-x-one_tile } na Mars (i touto kartou)
                       *[no] když umístíte { mars-x-one_tile } na Mars
                    }
               *[anywhere]
                    { $this ->
                        [yes] když umístíte { mars-x-one_tile } (i touto kartou)
                       *[no] když umístíte { mars-x-one_tile }
                    }
            }
    }
mars-when-tile_on_bonus =
    { $by ->
        [anyone] když kdokoli umístí destičku na bonus oceli nebo titanu
       *[owner] když umístíte destičku na bonus oceli nebo titanu
    }
mars-when-standard_project_done =
    { $by ->
        [anyone] když kdokoli zaplatí standardní projekt kromě prodeje patentů
       *[owner] když zaplatíte standardní projekt kromě prodeje patentů
    }
mars-when-base_cost_paid =
    { $by ->
        [anyone] když kdokoli zaplatí kartu nebo standardní projekt s vytištěnými náklady alespoň { $what }
       *[owner] když zaplatíte kartu nebo standardní projekt s vytištěnými náklady alespoň { $what }
    }

mars-text-requires = Podmínka: { $what }.
mars-text-now = Po zahrání: { $ops }.
mars-text-gives = { $ops }
mars-text-bonus = Při { $value }: { $ops }.
mars-text-effect = Efekt: { $effect }.
mars-text-first_action = Fixní první akce: { $ops }.
mars-text-solo = Sólová hra: { $ops }.
mars-text-action =
    { $condition ->
        [rating_rose] Akce: pokud se váš TR v této generaci zvýšil, { $cost } → { $gain }.
       *[none] Akce: { $cost } → { $gain }.
    }
mars-text-free_action =
    { $condition ->
        [rating_rose] Akce: pokud se váš TR v této generaci zvýšil, { $gain }.
       *[none] Akce: { $gain }.
    }
mars-text-collects =
    { $resource ->
        [animal] Na kartě mohou ležet zvířata.
        [microbe] Na kartě mohou ležet mikrobi.
        [science] Na kartě může ležet věda.
       *[fighter] Na kartě mohou ležet stíhačky.
    }
mars-text-start =
    { $produces ->
        [yes]
            { $hand ->
                [free] Na začátku obdržíte { $stock }; { $production }. Všechny rozdané karty si ponecháte zdarma.
               *[bought] Na začátku obdržíte { $stock }; { $production }.
            }
       *[no]
            { $hand ->
                [free] Na začátku obdržíte { $stock } a všechny rozdané karty si ponecháte zdarma.
               *[bought] Na začátku obdržíte { $stock }.
            }
    }
mars-text-milestone =
    { $kind ->
        [rating] Váš TR je alespoň { $n }.
        [cities] Vlastníte alespoň { $n } města.
        [greeneries] Vlastníte alespoň { $n } destičky zeleně.
        [building_tags] Máte vyložených alespoň { $n } symbolů kategorie „stavby“.
       *[cards] Máte v ruce alespoň { $n } karet.
    }
mars-text-award =
    { $award ->
        [landlord] Nejvíce vlastních destiček ve hře.
        [banker] Nejvyšší příjem.
        [scientist] Nejvíce vyložených symbolů kategorie „věda“.
        [thermalist] Nejvíce tepla.
       *[miner] Nejvíce oceli a titanu dohromady.
    }

mars-points-fixed = { $n } VB.
mars-points-per = { $n } VB { $per }.
mars-points-if_resources_here =
    { $min ->
        [one] { $n } VB, leží-li na této kartě alespoň { $min } zdroj.
        [few] { $n } VB, leží-li na této kartě alespoň { $min } zdroje.
       *[other] { $n } VB, leží-li na této kartě alespoň { $min } zdrojů.
    }

mars-fact-cost = Náklady: { $what }
mars-fact-tags = Kategorie: { $tags }
mars-fact-corporate_era = Éra korporací
mars-fact-set = Sada: { $set }

mars-kind-automated = zelená karta
mars-kind-active = modrá karta (aktivní)
mars-kind-event = červená karta (událost)
mars-kind-corporation = korporace
mars-kind-standard_project = standardní projekt
mars-kind-conversion = transformace
mars-kind-milestone = čestný titul
mars-kind-award = soutěž
mars-kind-land_hex = pole
mars-kind-ocean_hex = pole vyhrazené oceánu
mars-kind-noctis_hex = pole vyhrazené Městu Noctis
mars-kind-off_planet = pole mimo planetu
mars-kind-parameter = hlavní faktor
mars-kind-map = mapa

## Stůl slovy

mars-outline-planet = Planeta
mars-outline-player = { $seat }
mars-outline-map = Mapa
mars-outline-honours = Čestné tituly a soutěže
mars-outline-piles = Balíčky
mars-outline-number = { $n }
mars-outline-list = { $list }
mars-outline-generation = Generace { $n }
mars-outline-last_generation = z { $n }
mars-outline-first = Začínající hráč: { $seat }
mars-outline-turn = Na tahu: { $seat }
mars-outline-corporation = Korporace
mars-outline-rating = Teraformační rating
mars-outline-production = produkce { $n }
mars-outline-tags = Kategorie
mars-outline-tag = { mars-x-tags }
mars-outline-hand = Karty v ruce
mars-outline-corporations = Rozdané korporace
mars-outline-choices = Na výběr
mars-outline-kept = Ponecháno
mars-outline-picked = Vybráno
mars-outline-events = Zahrané události
mars-outline-holds = { mars-x-on_card }
mars-outline-used = využitá akce
mars-outline-owner = { $seat }
mars-outline-claimed = zabírá { $seat }
mars-outline-open = volné za { $what }
mars-outline-closed = už nelze získat
mars-outline-standing = { $seat }: { $n }

mars-phase-corporations = Výběr korporací
mars-phase-first_cards = Nákup prvních karet
mars-phase-draft = Výběr z karet
mars-phase-research = Fáze výzkumu
mars-phase-action = Fáze akcí
mars-phase-final_conversion = Závěrečná transformace rostlin
mars-phase-over = Konec hry

mars-score-rating = Teraformační rating
mars-score-milestones = Čestné tituly
mars-score-awards = Soutěže
mars-score-greeneries = Zeleň
mars-score-cities = Města
mars-score-resources = Zdroje na kartách
mars-score-cards = Ostatní karty

mars-verdict-won = Mars je teraformován: vítězíte!
mars-verdict-lost = Mars se nepodařilo teraformovat včas.

## Jména karet; co nemá vytištěný překlad, zůstává anglicky

mars-card-colonizer_training_camp = Výcvikový tábor kolonizátorů
mars-card-asteroid_mining_consortium = Konsorcium těžby na asteroidech
mars-card-deep_well_heating = Ohřev z hlubinných vrtů
mars-card-cloud_seeding = Zasévání mraků
mars-card-search_for_life = Hledání života
mars-card-inventors_guild = Cech vynálezců
mars-card-martian_rails = Marsovská železnice
mars-card-capital = Hlavní město
mars-card-asteroid = Křemíkový asteroid
mars-card-comet = Kometa
mars-card-big_asteroid = Velký asteroid
mars-card-water_import_from_europa = Dovoz vody z Europy
mars-card-space_elevator = Vesmírný výtah
mars-card-development_center = Vývojové centrum
mars-card-equatorial_magnetizer = Rovníkový magnetizér
mars-card-domed_crater = Zastřešený kráter
mars-card-noctis_city = Město Noctis
mars-card-methane_from_titan = Metan z Titanu
mars-card-imported_hydrogen = Dovezený vodík
mars-card-research_outpost = Výzkumná stanice
mars-card-phobos_space_haven = Vesmírný přístav na Phobosu
mars-card-black_polar_dust = Černý polární prach
mars-card-arctic_algae = Polární řasy
mars-card-predators = Predátoři
mars-card-space_station = Vesmírná stanice
mars-card-eos_chasma_national_park = Národní park Eos Chasma
mars-card-interstellar_colony_ship = Mezihvězdná kolonizační loď
mars-card-security_fleet = Bezpečnostní flotila
mars-card-cupola_city = Město pod kupolí
mars-card-lunar_beam = Měsíční paprsek
mars-card-optimal_aerobraking = Optimální aerodynamické brzdění
mars-card-underground_city = Podzemní město
mars-card-regolith_eaters = Požírači regolitu
mars-card-ghg_producing_bacteria = Bakterie produkující skleníkové plyny
mars-card-ants = Mravenci
mars-card-release_of_inert_gases = Uvolnění inertních plynů
mars-card-nitrogen_rich_asteroid = Asteroid bohatý na dusík
mars-card-rover_construction = Stavba vozítek
mars-card-deimos_down = Pád Deimosu
mars-card-asteroid_mining = Těžba na asteroidu
mars-card-food_factory = Potravinářský závod
mars-card-archaebacteria = Archebakterie
mars-card-carbonate_processing = Zpracování uhličitanů
mars-card-natural_preserve = Přírodní rezervace
mars-card-nuclear_power = Jaderná energie
mars-card-lightning_harvest = Sběr blesků
mars-card-algae = Řasy
mars-card-adapted_lichen = Přizpůsobené lišejníky
mars-card-tardigrades = Želvušky
mars-card-virus = Virus
mars-card-miranda_resort = Letovisko na Mirandě
mars-card-fish = Ryby
mars-card-lake_marineris = Jezero Marineris
mars-card-small_animals = Drobná zvířata
mars-card-kelp_farming = Pěstování chaluh
mars-card-mine = Důl
mars-card-vesta_shipyard = Loděnice na Vestě
mars-card-beam_from_a_thorium_asteroid = Paprsek z thoriového asteroidu
mars-card-mangrove = Mangrovy
mars-card-trees = Stromy
mars-card-great_escarpment_consortium = Konsorcium Velkého srázu
mars-card-mineral_deposit = Ložisko nerostů
mars-card-mining_expedition = Těžební výprava
mars-card-mining_area = Těžební oblast
mars-card-building_industries = Stavební průmysl
mars-card-land_claim = Nárok na území
mars-card-mining_rights = Těžební práva
mars-card-sponsors = Sponzoři
mars-card-electro_catapult = Elektromagnetický katapult
mars-card-earth_catapult = Pozemský katapult
mars-card-advanced_alloys = Pokročilé slitiny
mars-card-birds = Ptáci
mars-card-mars_university = Marsovská univerzita
mars-card-viral_enhancers = Virové posilovače
mars-card-towing_a_comet = Vlečení komety
mars-card-space_mirrors = Vesmírná zrcadla
mars-card-solar_wind_power = Energie slunečního větru
mars-card-ice_asteroid = Ledový asteroid
mars-card-quantum_extractor = Kvantový extraktor
mars-card-giant_ice_asteroid = Obří ledový asteroid
mars-card-ganymede_colony = Kolonie na Ganymedu
mars-card-callisto_penal_mines = Trestanecké doly na Callisto
mars-card-giant_space_mirror = Obří vesmírné zrcadlo
mars-card-trans_neptune_probe = Transneptunská sonda
mars-card-commercial_district = Obchodní čtvrť
mars-card-robotic_workforce = Robotická pracovní síla
mars-card-grass = Trávy
mars-card-heather = Vřes
mars-card-peroxide_power = Energie z peroxidu
mars-card-research = Výzkum
mars-card-gene_repair = Oprava genů
mars-card-io_mining_industries = Těžební průmysl na Io
mars-card-bushes = Keře
mars-card-mass_converter = Konvertor hmoty
mars-card-physics_complex = Fyzikální komplex
mars-card-greenhouses = Skleníky
mars-card-nuclear_zone = Jaderná zóna
mars-card-tropical_resort = Tropické letovisko
mars-card-toll_station = Mýtná stanice
mars-card-fueled_generators = Palivové generátory
mars-card-ironworks = Železárny
mars-card-power_grid = Energetická síť
mars-card-steelworks = Ocelárny
mars-card-ore_processor = Zpracování rudy
mars-card-earth_office = Kancelář na Zemi
mars-card-acquired_company = Koupená společnost
mars-card-media_archives = Mediální archiv
mars-card-open_city = Otevřené město
mars-card-media_group = Mediální skupina
mars-card-business_network = Obchodní síť
mars-card-business_contacts = Obchodní kontakty
mars-card-bribed_committee = Podplacený výbor
mars-card-solar_power = Solární energie
mars-card-breathing_filters = Dýchací filtry
mars-card-artificial_photosynthesis = Umělá fotosyntéza
mars-card-artificial_lake = Umělé jezero
mars-card-geothermal_power = Termální energie
mars-card-farming = Zemědělství
mars-card-dust_seals = Protiprachová těsnění
mars-card-urbanized_area = Zastavěná oblast
mars-card-sabotage = Sabotáž
mars-card-moss = Mech
mars-card-industrial_center = Průmyslové centrum
mars-card-hired_raiders = Najatí nájezdníci
mars-card-hackers = Hackeři
mars-card-ghg_factories = Továrna na skleníkové plyny
mars-card-subterranean_reservoir = Podzemní nádrž
mars-card-ecological_zone = Ekologická zóna
mars-card-zeppelins = Vzducholodě
mars-card-worms = Červi
mars-card-decomposers = Rozkladači
mars-card-fusion_power = Energie z jaderné fúze
mars-card-symbiotic_fungus = Symbiotické houby
mars-card-extreme_cold_fungus = Mrazuvzdorné houby
mars-card-advanced_ecosystems = Pokročilé ekosystémy
mars-card-great_dam = Velká přehrada
mars-card-cartel = Kartel
mars-card-strip_mine = Povrchový důl
mars-card-wave_power = Energie vln
mars-card-lava_flows = Lávové proudy
mars-card-power_plant = Elektrárna
mars-card-mohole_area = Oblast superhlubokého vrtu
mars-card-large_convoy = Velký konvoj
mars-card-titanium_mine = Titanový důl
mars-card-tectonic_stress_power = Energie tektonického napětí
mars-card-nitrophilic_moss = Dusíkomilný mech
mars-card-herbivores = Býložravci
mars-card-insects = Hmyz
mars-card-ceos_favorite_project = Oblíbený projekt ředitele
mars-card-anti_gravity_technology = Antigravitační technologie
mars-card-investment_loan = Investiční půjčka
mars-card-insulation = Izolace
mars-card-adaptation_technology = Adaptační technologie
mars-card-caretaker_contract = Správcovská smlouva
mars-card-designed_microorganisms = Uměle vytvořené mikroorganismy
mars-card-standard_technology = Standardní technologie
mars-card-nitrite_reducing_bacteria = Bakterie redukující dusitany
mars-card-industrial_microbes = Průmysloví mikrobi
mars-card-lichen = Lišejníky
mars-card-power_supply_consortium = Energetické konsorcium
mars-card-convoy_from_europa = Konvoj z Europy
mars-card-imported_ghg = Dovezené skleníkové plyny
mars-card-imported_nitrogen = Dovezený dusík
mars-card-micro_mills = Mikromlýny
mars-card-magnetic_field_generators = Generátory magnetického pole
mars-card-shuttles = Raketoplány
mars-card-import_of_advanced_ghg = Dovoz pokročilých skleníkových plynů
mars-card-windmills = Větrné elektrárny
mars-card-tundra_farming = Zemědělství v tundře
mars-card-aerobraked_ammonia_asteroid = Čpavkový asteroid brzděný atmosférou
mars-card-magnetic_field_dome = Kupole z magnetického pole
mars-card-pets = Domácí mazlíčci
mars-card-protected_habitats = Chráněná stanoviště
mars-card-protected_valley = Chráněné údolí
mars-card-satellites = Satelity
mars-card-noctis_farming = Zemědělství v Noctisu
mars-card-water_splitting_plant = Závod na štěpení vody
mars-card-heat_trappers = Lapače tepla
mars-card-soil_factory = Továrna na půdu
mars-card-fuel_factory = Továrna na palivo
mars-card-ice_cap_melting = Tání ledových čepiček
mars-card-corporate_stronghold = Pevnost korporace
mars-card-biomass_combustors = Spalovny biomasy
mars-card-livestock = Dobytek
mars-card-olympus_conference = Konference na Olympu
mars-card-rad_suits = Protiradiační obleky
mars-card-aquifer_pumping = Čerpání podzemní vody
mars-card-flooding = Zaplavení
mars-card-energy_saving = Úspora energie
mars-card-local_heat_trapping = Místní zachycování tepla
mars-card-permafrost_extraction = Těžba permafrostu
mars-card-invention_contest = Soutěž vynálezců
mars-card-plantation = Plantáž
mars-card-power_infrastructure = Energetická infrastruktura
mars-card-indentured_workers = Nevolní dělníci
mars-card-lagrange_observatory = Lagrangeova observatoř
mars-card-terraforming_ganymede = Teraformace Ganymedu
mars-card-immigration_shuttles = Raketoplány přistěhovalců
mars-card-restricted_area = Uzavřená oblast
mars-card-immigrant_city = Město přistěhovalců
mars-card-energy_tapping = Odčerpávání energie
mars-card-underground_detonations = Podzemní výbuchy
mars-card-soletta = Soletta
mars-card-technology_demonstration = Předvedení technologie
mars-card-rad_chem_factory = Radiochemický závod
mars-card-special_design = Zvláštní návrh
mars-card-medical_lab = Lékařská laboratoř
mars-card-ai_central = Ústředí umělé inteligence
mars-card-beginner_corporation = Základní korporace
mars-card-credicor = CrediCor
mars-card-ecoline = EcoLine
mars-card-helion = Helion
mars-card-interplanetary_cinematics = Interplanetary Cinematics
mars-card-inventrix = Inventrix
mars-card-mining_guild = Těžařský cech
mars-card-phobolog = PhoboLog
mars-card-saturn_systems = Saturn Systems
mars-card-teractor = Teractor
mars-card-tharsis_republic = Republika Tharsis
mars-card-thorgate = ThorGate
mars-card-united_nations_mars_initiative = United Nations Mars Initiative
