### Planet Unknown

## Components

planet-planet-ksb_4156 = KSB-4156
planet-planet-arashi = Araši
planet-planet-cerberus = Kerberos
planet-planet-charybdis = Charybda
planet-planet-gaia = Gaia
planet-planet-k_273 = K-273
planet-planet-k_aax = K’Aax
planet-planet-lacuna = Lacuna
planet-planet-oblivion = Zapomnění
planet-planet-pajitnov = Pažitnov
planet-planet-persephone = Persephone
planet-planet-petra = Petra
planet-planet-tartarus = Tartarus
planet-corporation-universal_coalition = Vesmírná koalice
planet-corporation-cosmos_inc = Cosmos Inc.
planet-corporation-flux_industries = Flux Industries
planet-corporation-horizon_group = Horizon Group
planet-corporation-jump_drive = Jump Drive
planet-corporation-makeshift = Makeshift
planet-corporation-oasis_ultd = Oasis Ultd.
planet-corporation-republic = Republic
planet-corporation-wormhole_corp = Wormhole Corp.
planet-civ-temp_agency = Agentura práce
planet-civ-dept_of_operations = Provozní odbor
planet-civ-dept_of_natural_resources = Odbor přírodních zdrojů
planet-civ-dept_of_engineering = Technický odbor
planet-civ-salvage_yard = Vrakoviště
planet-civ-observance_of_first_planet_holiday = Oslava Dne první planety
planet-civ-rising_planet_award = Cena pro nadějnou planetu
planet-civ-first_planet_holiday = Den první planety
planet-civ-peoples_planet_choice_award = Cena veřejnosti
planet-civ-new_angel_investors = Noví investoři
planet-civ-wage_increase = Zvýšení mezd
planet-civ-dept_of_parks_and_rec = Odbor parků a rekreace
planet-civ-approved_overtime = Schválené přesčasy
planet-civ-relocation_bonus = Příspěvek na přesun
planet-civ-top_planet_award = Cena pro špičkovou planetu
planet-civ-depot_repair_online = Opravená sekce stanice
planet-civ-landing_zone_approved = Schválená přistávací plocha
planet-civ-search_and_rescue_team = Pátrací a záchranný tým
planet-civ-partnership_opportunity = Nabídka partnerství
planet-civ-best_in_planet_award = Cena pro nejlepší planetu
planet-civ-unionization = Založení odborů
planet-civ-sustainable_living_act = Zákon o udržitelném životě
planet-civ-gaming_commission = Komise pro hry
planet-civ-planet_lottery = Planetární loterie
planet-civ-meteor_defense_program = Program obrany proti meteoritům
planet-civ-global_parks_system = Globální síť parků
planet-civ-best_planet_to_live_on_award = Cena pro nejlepší planetu k životu
planet-civ-space_citizen_decree = Dekret o vesmírném občanství
planet-civ-meteorite_repo_1 = Sklad meteoritů (1/4)
planet-civ-meteorite_repo_2 = Sklad meteoritů (2/4)
planet-civ-meteorite_repo_3 = Sklad meteoritů (3/4)
planet-civ-meteorite_repo_4 = Sklad meteoritů (4/4)
planet-civ-commerce_agreement_1 = Obchodní dohoda (1/4)
planet-civ-commerce_agreement_2 = Obchodní dohoda (2/4)
planet-civ-commerce_agreement_3 = Obchodní dohoda (3/4)
planet-civ-commerce_agreement_4 = Obchodní dohoda (4/4)
planet-card-extra_rover = Rover navíc
planet-card-extra_civ_cards = Karty civilizace navíc
planet-card-extra_objective = Mise navíc
planet-card-silent_triple_advance = Tichý trojitý pokrok
planet-card-advance_rover_or_civ = Pokrok: rover nebo civilizace
planet-card-advance_rover_or_tech = Pokrok: rover nebo technologie
planet-card-advance_rover_or_water = Pokrok: rover nebo voda
planet-card-advance_rover_or_biomass = Pokrok: rover nebo zeleň
planet-card-advance_civ_or_tech = Pokrok: civilizace nebo technologie
planet-card-advance_water_or_civ = Pokrok: voda nebo civilizace
planet-card-advance_biomass_or_civ = Pokrok: zeleň nebo civilizace
planet-card-advance_tech_or_water = Pokrok: technologie nebo voda
planet-card-advance_biomass_or_tech = Pokrok: zeleň nebo technologie
planet-card-advance_biomass_or_water = Pokrok: zeleň nebo voda
planet-card-free_rotation = Volné otočení stanice
planet-card-biomass_patch = Dílek výsadby
planet-card-synergy_boost_1 = Synergie pokroku (1)
planet-card-collect_lifepod = Sebrání biokapsle
planet-card-collect_meteorite = Sebrání meteoritu
planet-card-synergy_boost_2 = Synergie pokroku (2)
planet-card-regress_rover_or_civ = Snížení pokroku: rover nebo civilizace
planet-card-regress_rover_or_tech = Snížení pokroku: rover nebo technologie
planet-card-regress_rover_or_water = Snížení pokroku: rover nebo voda
planet-card-regress_rover_or_biomass = Snížení pokroku: rover nebo zeleň
planet-card-regress_civ_or_tech = Snížení pokroku: civilizace nebo technologie
planet-card-regress_water_or_civ = Snížení pokroku: voda nebo civilizace
planet-card-regress_biomass_or_civ = Snížení pokroku: zeleň nebo civilizace
planet-card-regress_tech_or_water = Snížení pokroku: technologie nebo voda
planet-card-regress_biomass_or_tech = Snížení pokroku: zeleň nebo technologie
planet-card-regress_biomass_or_water = Snížení pokroku: zeleň nebo voda
planet-card-meteorite_strike_orange = Pád meteoritu (oranžová)
planet-card-regress_any_by_1 = Libovolný pokrok o 1 níž
planet-card-no_rover_on_water = Zákaz vjezdu: voda
planet-card-no_rover_on_biomass = Zákaz vjezdu: zeleň
planet-card-no_rover_on_energy = Zákaz vjezdu: energie
planet-card-no_rover_on_rover = Zákaz vjezdu: rover
planet-card-no_rover_on_tech = Zákaz vjezdu: technologie
planet-card-no_rover_on_civ = Zákaz vjezdu: civilizace
planet-card-no_tiles_on_edge_orange = Žádné dílky na okraji (oranžová)
planet-card-one_resource_only_orange = Jen jedna budova (oranžová)
planet-card-regress_any_by_2 = Libovolný pokrok o 2 níž
planet-card-regress_any_by_3 = Libovolný pokrok o 3 níž
planet-card-meteorite_strike_red = Pád meteoritu (červená)
planet-card-one_resource_only_red = Jen jedna budova (červená)
planet-card-no_milestones_1 = Žádné milníky (1)
planet-card-discard_objective = Odhození mise
planet-card-destroy_rover = Zničení roveru
planet-card-remove_civ_cards = Odstranění karet civilizace
planet-card-destroy_planet_lifepod = Zničení biokapsle na planetě
planet-card-destroy_collected_lifepod = Zničení sebrané biokapsle
planet-card-destroy_collected_meteorite = Zničení sebraného meteoritu
planet-card-discard_depot_stack = Odhození sloupečku sekce
planet-card-synergy_or_peek_1 = Synergie, nebo nahlédnutí (1)
planet-card-synergy_or_peek_2 = Synergie, nebo nahlédnutí (2)
planet-card-no_matching_contact = Žádný dotyk stejných terénů
planet-card-no_tiles_on_ice_1 = Žádné dílky na ledu (1)
planet-card-no_tiles_on_ice_2 = Žádné dílky na ledu (2)
planet-card-no_synergy_boosts = Žádné synergie
planet-card-no_milestones_2 = Žádné milníky (2)
planet-card-no_tiles_on_edge_red = Žádné dílky na okraji (červená)
planet-project-perimeter = Obvod
planet-project-complex = Komplex
planet-project-beacon = Maják
planet-project-rubik = Rubik
planet-project-torus = Torus
planet-project-landfill = Skládka
planet-project-ringworld = Ekosystém
planet-project-lattice = Mříž
planet-project-circuit = Elektrický okruh
planet-project-doghouse = Psí bouda
planet-project-biome = Biom
planet-project-voltaic = Voltaika
planet-project-transit = Tranzit
planet-project-highway = Dálnice
planet-project-plasma = Plazma
planet-project-secret_lab = Tajná laboratoř
planet-project-megacity = Megaměsto
planet-project-germinate = Klíčení
planet-project-silicon = Křemík
planet-project-amazon = Amazonie
planet-project-pacific = Pacifik
planet-project-pony_express = Pony Express
planet-project-garden = Zahrada
planet-project-power_line = Elektrické vedení
planet-project-interchange = Křižovatka
planet-project-skyway = Estakáda
planet-project-supercharge = Přeplňování
planet-project-equator = Rovník
planet-project-sprawl = Rozrůstání
planet-project-genome = Genom
planet-project-project_x = X
planet-project-panama = Panama
planet-project-ten_thousand_lakes = 10 000 jezer
planet-project-runway = Ranvej
planet-project-luddite = Luddita
planet-project-power_strip = Transformátor
planet-project-conservation = Ochrana přírody
planet-project-crowd_source = Crowdsourcing
planet-project-galvanize = Galvanizace
planet-project-exponent = Exponent
planet-project-twenty_percent = 20 procent
planet-project-overgrowth = Zarůstání
planet-project-rideshare = Spolujízda
planet-project-flowrate = Průtok
planet-project-rural = Venkov
planet-project-overdrive = Rychloběh
planet-project-pinnacle = Vrchol
planet-project-alternative_energy = Alternativní energie
planet-project-geode = Geoda
planet-project-cleanup = Úklid
planet-project-rescue = Záchrana
planet-project-tight_ship = Pevná kázeň
planet-project-vaporize = Vypaření
planet-project-meltdown = Tání
planet-project-deductible = Spoluúčast
planet-project-coveralls = Kombinéza
planet-objective = { $neighbour } / { $personal }
planet-shape-i2 = I2
planet-shape-i3 = I3
planet-shape-v3 = V3
planet-shape-l4 = L4
planet-shape-o4 = O4
planet-shape-t4 = T4
planet-shape-i4 = I4
planet-shape-s4 = S4
planet-shape-f5 = F5
planet-shape-n5 = N5
planet-shape-u5 = U5
planet-shape-z5 = Z5
planet-tile = Dílek { $shape }: { $a ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
        [tech] technologie
       *[energy] energie
    }/{ $b ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
        [tech] technologie
       *[energy] energie
    }{ $meteorite ->
        [yes] , meteorit
       *[no] { "" }
    }
planet-square = sloupec { $column }, řádek { $row }
planet-unseen = karta lícem dolů
planet-pod-scoring = bodovací oblast
planet-pod-space = stupnice { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }, řádek { $row }
planet-pod-tech = technologie { $n }
planet-track =
    { $track ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
       *[tech] technologie
    }
planet-tracks-any = podle vaší volby
planet-or = { $a } nebo { $b }

## What a player does

planet-action-sides = Planeta: { $planet ->
        [asymmetric] asymetrická
       *[symmetric] symetrická
    } strana; korporace: { $corporation ->
        [asymmetric] asymetrická
       *[symmetric] symetrická
    } strana
planet-action-flux_token = Položit žeton flux na stupnici { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-keep_objective = Ponechat si misi { $objective }
planet-action-rotate = Otočit stanici na { $n }
planet-action-select = Vybrat { $ring ->
        [outer] velký
       *[inner] malý
    } dílek
planet-action-take = Vzít { $ring ->
        [outer] velký
       *[inner] malý
    } dílek bez umístění
planet-action-place = Umístit: { $square }, otočení { $rotation }°{ $flip ->
        [plain] { "" }
       *[flipped] , převráceně
    }
planet-action-advance = Zvýšit pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-energy = Energie: zvýšit pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-tech_as_energy = Technologie jako energie: zvýšit pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-synergy = Synergie pokroku: { $track ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
       *[tech] technologie
    }
planet-action-double_synergy = Dvojitá synergie pokroku: { $track ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
       *[tech] technologie
    }
planet-action-pick = Zvolit: { $track ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
       *[tech] technologie
    }
planet-action-raise = Zvednout pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-regress = Snížit pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-row = Získat řádek ukazatele { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-action-resource = Vyhodnotit budovu { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
planet-action-patch = Umístit dílek výsadby: { $square }
planet-action-store_patch = Uschovat dílek výsadby
planet-action-synergy_for_patch = Synergie pokroku místo dílku výsadby
planet-action-extra_patch = O dílek výsadby víc
planet-action-deploy = Umístit rover: { $square }
planet-action-move = Pohnout roverem: { $from } → { $to }
planet-action-teleport = Teleportovat rover: { $from } → { $to }
planet-action-relocate = Přemístit rover: { $from } → { $to }
planet-action-target = Na stupnici { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }, řádek { $row }
planet-action-stay = Zůstat a vzít si pohyb
planet-action-benefit =
    { $which ->
        [patch] Dílek výsadby
       *[other] Druhý benefit
    }
planet-action-sink = Zničit náklad
planet-action-keep_cargo = Ponechat náklad
planet-action-lifepod = Biokapsle: { $place }
planet-action-collect = Sebrat: { $square }
planet-action-destroy = Zničit: { $square }
planet-action-destroy_row = Zničit meteority řádku { $n }
planet-action-destroy_column = Zničit meteority sloupce { $n }
planet-action-destroy_lifepod = Zničit biokapsli: { $place }
planet-action-add_meteorite = Meteorit: { $square }
planet-action-discard_objective = Odhodit misi { $objective }
planet-action-discard_stack = Odhodit { $ring ->
        [outer] velké
       *[inner] malé
    } dílky
planet-action-peek = Nahlédnout na další událost
planet-action-reposition = Vzít biokapsli: { $place }
planet-action-lift = Vzít rover: { $square }
planet-action-use = Použít technologii { $n }
planet-action-claim =
    { $level ->
        [0] Vybrat ze všech balíčků
       *[other] Vzít si kartu stupně { $level }
    }
planet-action-keep = Ponechat si kartu { $card }
planet-action-perform = Nejdřív provést kartu { $card }
planet-action-forgo = Nechat být: { $item }
planet-action-done = Hotovo

## What waits

planet-item-advance = pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-item-resource = budova { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
planet-item-synergy = synergie pokroku
planet-item-patch = dílek výsadby
planet-item-deploy = umístění roveru
planet-item-pick = volba ukazatelů
planet-item-raise = zvednutí ukazatelů
planet-item-regress = snížení pokroku
planet-item-collect_lifepod = sebrání biokapsle
planet-item-collect_meteorite = sebrání meteoritu
planet-item-destroy_meteorite = zničení meteoritu
planet-item-destroy_line = zničení řady meteoritů
planet-item-destroy_rover = zničení roveru
planet-item-destroy_lifepod = zničení biokapsle
planet-item-destroy_collected = zničení sebrané biokapsle
planet-item-relocate = přemístění roveru
planet-item-add_meteorite = přidání meteoritu
planet-item-extra_tile = dílek z karty
planet-item-discard_objective = odhození mise
planet-item-discard_stack = odhození sloupečku
planet-item-reposition = přemístění biokapsle

## What can be pointed at

planet-thing-stack =
    { $ring ->
        [outer] Velké
       *[inner] Malé
    } dílky sekce
planet-thing-tracker = Ukazatel pokroku { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-thing-space = Stupnice { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }, řádek { $row }
planet-thing-tech = Technologie { $n }
planet-thing-scoring_area = Bodovací oblast
planet-thing-row = Řádek { $n }
planet-thing-column = Sloupec { $n }
planet-thing-pile = Karty civilizace stupně { $level }
planet-thing-planet_board = Deska planety
planet-thing-corporation_board = Deska korporace
planet-thing-station = Stanice otočená na { $n }
planet-thing-event_deck = Balíček karet událostí
planet-thing-seat = { $seat }
planet-thing-finish = Hotovo

## What a player is asked

planet-prompt-sides = Vyberte strany svých desek.
planet-prompt-flux_token = Položte žeton flux na stupnici.
planet-prompt-objectives = Ponechte si osobní mise.
planet-prompt-rotation = Pootočte stanici.
planet-prompt-free_rotation = Otočte stanici, jak chcete.
planet-prompt-event = Vyhodnoťte událost.
planet-prompt-event_claims = Vezměte si karty civilizace.
planet-prompt-turn = Vyhodnoťte, co zbývá, a ukončete tah.
planet-prompt-claims = Vezměte si karty civilizace.
planet-prompt-end = Proveďte efekty konce hry.
planet-prompt-end_claims = Vezměte si karty civilizace.
planet-prompt-over = Hra skončila.
planet-prompt-target = Zvolte, kam se ukazatel posune.
planet-prompt-benefit = Zvolte jeden ze dvou benefitů.
planet-prompt-lifepod = Zvolte místo pro biokapsli.
planet-prompt-reposition = Přemístěte další biokapsli, nebo to tak nechte.
planet-prompt-cargo = Zničte náklad roveru, nebo ho ponechte.
planet-prompt-relocate = Postavte rover na libovolné políčko.
planet-prompt-row = Zvolte řádek, jehož benefity získáte.
planet-prompt-regress = Zvolte ukazatel, jehož pokrok se sníží.
planet-prompt-shared_objective = Zvolte misi pro všechny hráče.
planet-prompt-place = Umístěte dílek.
planet-prompt-select = Vyberte dílek.
planet-prompt-keep = Ponechte si jednu z karet.
planet-prompt-perform = Zvolte kartu, kterou provedete jako první.

## What happened

planet-event-chose_sides =
    { $seat } volí { $planet ->
        [asymmetric] asymetrickou
       *[symmetric] symetrickou
    } planetu a { $corporation ->
        [asymmetric] asymetrickou
       *[symmetric] symetrickou
    } korporaci.
planet-event-boards = { $seat }: planeta { $planet }, korporace { $corporation }.
planet-event-kept_objective = { $seat } si ponechává misi { $objective }.
planet-event-neighbour_objective = Mise proti sousedovi: { $objective }.
planet-event-round = Tah { $round }. Velitel: { $seat }.
planet-event-rotated = Stanice se otáčí na { $n }.
planet-event-event_shown = Událost: { $card }.
planet-event-ignored = { $seat } ignoruje událost { $card }, která by sama o sobě ukončila hru.
planet-event-turned_up = Odkrývá se: { $tile }.
planet-event-selected = { $seat } vybírá: { $tile }.
planet-event-placed = { $seat } umisťuje: { $tile }; { $square }.
planet-event-unplaced = { $seat } nemůže umístit a bere: { $tile }.
planet-event-tracked =
    { $seat }: { $tracker ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
       *[tech] technologie
    } { $way ->
        [up] nahoru
        [down] dolů
       *[reset] od začátku
    } (stupnice { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }, řádek { $row }).
planet-event-movement =
    { $seat } získává { $n ->
        [one] { $n } bod pohybu
        [few] { $n } body pohybu
       *[other] { $n } bodů pohybu
    }.
planet-event-patched = { $seat } umisťuje dílek výsadby: { $square }.
planet-event-stored = { $seat } uschovává dílek výsadby.
planet-event-deployed = { $seat } umisťuje rover: { $square }.
planet-event-moved =
    { $seat } { $way ->
        [step] pohybuje roverem
        [teleport] teleportuje rover
       *[relocation] přemisťuje rover
    }: { $from } → { $to }.
planet-event-picked_up = { $seat } nakládá meteorit: { $square }.
planet-event-collected_meteorite = { $seat } sbírá meteorit.
planet-event-collected_lifepod = { $seat } sbírá biokapsli.
planet-event-lifepod_put = { $seat } pokládá biokapsli: { $place }.
planet-event-meteorite = { $seat }: meteorit dopadá na { $square }.
planet-event-destroyed =
    { $seat }: zničeno – { $token ->
        [lifepod] biokapsle
        [meteorite] meteorit
       *[rover] rover
    }, { $square }.
planet-event-destroyed_collected =
    { $seat }: zničeno z desky – { $token ->
        [lifepod] biokapsle
        [meteorite] meteorit
       *[rover] rover
    }.
planet-event-used = { $seat } používá technologii { $n }.
planet-event-flux =
    { $seat } pokládá žeton flux na stupnici { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }.
planet-event-looked =
    { $seat } si prohlíží { $level ->
        [0] všechny balíčky
       *[other] balíček stupně { $level }
    }.
planet-event-claimed = { $seat } si ponechává kartu stupně { $level }: { $card }.
planet-event-shown = { $seat } ukazuje kartu { $card }.
planet-event-civ_removed = Z balíčku stupně { $level } mizí karta.
planet-event-civ_added = Do balíčku stupně { $level } přibývá karta.
planet-event-drew_objective = { $seat } si dobírá misi: { $objective }.
planet-event-shared_objective = { $seat } volí misi pro všechny: { $objective }.
planet-event-discarded_objective = { $seat } odhazuje misi: { $objective }.
planet-event-discarded_stack =
    { $seat } odhazuje { $ring ->
        [outer] velké
       *[inner] malé
    } dílky sekce.
planet-event-peeked = { $seat } nahlíží na další událost: { $card }.
planet-event-extra_rover = { $seat } získává rover navíc.
planet-event-last_round = Toto je poslední tah.
planet-event-done = { $seat }: hotovo.
planet-event-began = Začíná konec hry.
planet-event-ended =
    { $step ->
        [event] Událost je vyřešena.
        [event_claims] Výběr civilizačních karet skončil.
        [turn] Umisťování skončilo.
        [claims] Výběr civilizačních karet skončil.
        [end_claims] Poslední výběr civilizačních karet skončil.
       *[end] Efekty konce hry jsou provedeny.
    }
planet-event-over = Hra skončila.

## Why not

planet-illegal-not_asked = Teď o ničem nerozhodujete.
planet-illegal-other_step = To patří do jiného kroku.
planet-illegal-answer_first = Nejprve odpovězte na otevřenou otázku.
planet-illegal-place_first = Nejprve umístěte vybraný dílek.
planet-illegal-not_pending = Nic takového nezbývá vyhodnotit.
planet-illegal-no_such_rotation = Stanice má šest otočení.
planet-illegal-not_offered = Ta karta není v nabídce.
planet-illegal-board_not_dealt = Desky tohoto druhu se nerozdávají; všichni mají symetrickou.
planet-illegal-no_tile = Ten sloupeček je prázdný.
planet-illegal-no_placement = Ten dílek nelze umístit.
planet-illegal-can_place = Dílek lze umístit, takže musíte.
planet-illegal-no_such_turn = Dílek se tak nedá otočit.
planet-illegal-off_planet = Neleží celý na planetě.
planet-illegal-overlaps = Leží na jiném dílku.
planet-illegal-not_on_edge = První dílek musí ležet na okraji planety.
planet-illegal-not_on_centre = První dílek musí zakrýt centrální políčko.
planet-illegal-not_adjacent = Nesousedí s vašimi dílky.
planet-illegal-only_on_ring = Dílek na prstenci potřebuje políčko mimo prstenec.
planet-illegal-patch_on_ring = Na prstenec dílek výsadby nepatří.
planet-illegal-mixes_land_and_ice = Dílek leží celý na pevnině, nebo celý na ledu.
planet-illegal-crosses_chasm = Leží přes průrvu.
planet-illegal-cannot_slide_in = Nelze ho zasunout.
planet-illegal-event_forbids_edge = Událost zakazuje dílky na okraji.
planet-illegal-event_forbids_ice = Událost zakazuje dílky na ledu.
planet-illegal-no_such_target = Tam ukazatel nemůže.
planet-illegal-tech_not_active = Ta technologie není aktivní.
planet-illegal-used_this_round = Ta technologie už byla v tomto tahu použita.
planet-illegal-used_this_game = Ta technologie už byla v této hře použita.
planet-illegal-nothing_to_use = Ta technologie teď nic neudělá.
planet-illegal-no_rover_there = Není tam váš rover.
planet-illegal-no_movement = Nezbývá žádný pohyb.
planet-illegal-not_a_step = Rover jezdí po jednotlivých políčkách.
planet-illegal-rover_in_the_way = Stojí tam jiný rover.
planet-illegal-toxic_terrain = Rovery nevjíždějí na toxický terén.
planet-illegal-rover_crosses_chasm = Rovery nepřejíždějí průrvu.
planet-illegal-not_on_last_tile = Rover se umisťuje na naposledy umístěný dílek.
planet-illegal-no_rover_left = Žádný rover nezbývá.
planet-illegal-no_teleport = Mezi těmito políčky se teleportovat nedá.
planet-illegal-meteorite_there = Leží tam meteorit.
planet-illegal-no_token_there = Takový žeton tam není.
planet-illegal-no_symbol_there = Není tam volný symbol meteoritu.
planet-illegal-place_taken = To místo není volné.
planet-illegal-lifepod_moved = Není tam biokapsle, kterou jste ještě nepřemístili.
planet-illegal-cannot_store = Dílky výsadby teď nelze uschovat.
planet-illegal-must_be_done = Lze to provést, takže musíte.
planet-illegal-take_tile_first = Nejprve si vezměte dílek.
planet-illegal-no_event_left = Žádná událost nezbývá.
planet-illegal-stack_needed = Druhý sloupeček by pak nešel použít.
planet-illegal-no_claim = Karta tohoto stupně vám nenáleží.
planet-illegal-forbidden_icon = V tomto kvadrantu je zakázána budova { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }.
planet-illegal-event_forbids_contact = Událost zakazuje dotyk stejného terénu: { $terrain ->
        [civ] civilizace
        [water] voda
        [biomass] zeleň
        [rover] rover
        [tech] technologie
       *[energy] energie
    }.
planet-illegal-event_forbids_rover = Událost zakazuje roverům terén { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }.
planet-illegal-cannot_advance = Pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    } nelze zvýšit.
planet-illegal-cannot_regress = Pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    } tak nelze snížit.
planet-illegal-not_an_option = Pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    } není na výběr.
planet-illegal-high_enough = Pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    } je dost vysoko.

## The table in words

planet-outline-round = Tah { $round }
planet-outline-commander = Velitel: { $seat }
planet-outline-last_round = Toto je poslední tah
planet-outline-events_left = zbývá událostí: { $n }
planet-outline-pile = Karty civilizace stupně { $level }
planet-outline-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
planet-outline-shared = Mise pro všechny hráče
planet-outline-station = Stanice, otočená na { $n }
planet-outline-slot =
    { $ring ->
        [outer] Vnější
       *[inner] Vnitřní
    } kruh, místo { $n }
planet-outline-no_tile = žádný dílek
planet-outline-below = pod ním: { $n }
planet-outline-player = { $seat }: { $planet }, { $corporation }
planet-outline-pool = Body pohybu: { $n }
planet-outline-lifepods = Sebrané biokapsle: { $n }
planet-outline-meteorites = Sebrané meteority: { $n }
planet-outline-rovers_left = Rovery na desce: { $n }
planet-outline-stored = Uschované dílky výsadby: { $n }
planet-outline-personal = Osobní mise: { $n }
planet-outline-tracker = Ukazatel pokroku { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }
planet-outline-tracker_at = stupnice { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    }, místo { $row }
planet-outline-tech = Technologie { $n }
planet-outline-civ_card = Karta civilizace stupně { $level }
planet-outline-planet = Planeta: { $seat }
planet-outline-patches_at = Dílky výsadby
planet-outline-meteorites_at = Meteority
planet-outline-lifepods_at = Biokapsle
planet-outline-rover = Rover{ $loaded ->
        [yes] { " " }s naloženým meteoritem
       *[no] { "" }
    }

## Options

planet-option-boards = Desky
planet-option-boards-help = Jak se rozdělí planety a korporace.
planet-option-planets = Planety
planet-option-planets-help = Planeta každého místa.
planet-option-corporations = Korporace
planet-option-corporations-help = Korporace každého místa.
planet-option-inner_offset = Vnitřní kruh
planet-option-inner_offset-help = O kolik je vnitřní kruh pootočen proti vnějšímu.
planet-option-events = Modul „Události“
planet-option-events-help = Každý tah jedna událost; v sólovém módu vždy.
planet-option-green = Zelené události
planet-option-green-help = Kolik z 20 událostí je zelených.
planet-option-red = Červené události
planet-option-red-help = Kolik z 20 událostí je červených; zbytek je oranžový.
planet-option-personal_objectives = Osobní mise
planet-option-personal_objectives-help = Každý má tajnou misi; v sólovém módu vždy.
planet-option-automatic_rotation = Varianta pro dva hráče
planet-option-automatic_rotation-help = Dva hráči: stanice se každý tah pootočí o jednu sekci.
planet-option-first_commander = První velitel
planet-option-first_commander-help = Kdo velí v prvním tahu.
planet-option-boards-symmetric = Všichni symetrické
planet-option-boards-deal = Rozdané, strany na výběr
planet-option-boards-deal_planets = Planety rozdané, korporace symetrické
planet-option-boards-deal_corporations = Korporace rozdané, planety symetrické
planet-option-boards-free = Podle seznamu
planet-option-by_chance = Náhodně
planet-option-number = { $n }
planet-option-seat = { $seat }
planet-preset-first_game = První hra
planet-preset-second_game_planets = Druhá hra: planety
planet-preset-second_game_corporations = Druhá hra: korporace
planet-preset-full = Se vším všudy
planet-setup-seats = Hrát může jeden až šest hráčů.
planet-setup-inner_offset = Vnitřní kruh má šest poloh.
planet-setup-first_commander = Takové místo pro prvního velitele není.
planet-setup-event_mix = Tolik událostí těchto barev není, nebo je jich přes 20.
planet-setup-board_twice = Každá asymetrická deska existuje jednou.
planet-setup-lists_need_free = Seznam planet a korporací platí, jen když jsou desky podle seznamu.
planet-setup-list_too_long = V seznamu je víc planet nebo korporací než míst u stolu.
planet-setup-mix_needs_events = Barvy událostí nemají bez modulu událostí žádný vliv.
planet-setup-automatic_rotation = Stanice se sama otáčí jen ve dvou hráčích.
planet-audit = Tato pozice není celistvá: { $part ->
        [seats] kdo hraje
        [station] stanice
        [civ] balíčky civilizačních karet
        [claim] právě vybíraná karta
        [round] tah
       *[asked] kdo je na tahu
    }.
planet-audit-player = Tato pozice není celistvá: { $part ->
        [trackers] ukazatele pokroku
        [flux] žeton flux
        [pods_on_tracks] biokapsle na stupnicích
        [pods_on_techs] biokapsle na technologiích
        [rovers] rovery
        [tiles] položené díly
        [surface] co leží na planetě
        [pending] co zbývá vyřešit
       *[stage] o čem se rozhoduje
    } – { $seat }.

## Score

planet-score-planet = Planeta (řádky a sloupce)
planet-score-tracks = Stupnice pokroku
planet-score-lifepods = Biokapsle
planet-score-meteorites = Meteority
planet-score-civ_cards = Karty civilizace
planet-score-personal = Osobní mise
planet-score-neighbour = Mise proti sousedovi
planet-score-target = Cílové skóre
planet-band-total_failure = Kritické selhání
planet-band-failure = Selhání
planet-band-near_miss = Těsná prohra
planet-band-success = Mise splněna
planet-band-good_success = Dobrý výsledek
planet-band-great_success = Skvělý výsledek
planet-band-outstanding_success = Vynikající výsledek

## The catalogue

planet-kind-tile = Terraformační dílek
planet-kind-planet = Planeta
planet-kind-corporation = Korporace
planet-kind-civ = Karta civilizace
planet-kind-event = Karta události
planet-kind-objective = Karta mise
planet-fact-size =
    { $n ->
        [one] { $n } políčko
        [few] { $n } políčka
       *[other] { $n } políček
    }
planet-fact-difficulty = Obtížnost { $n }
planet-fact-squares = Políčka: { $n }
planet-fact-ice = Led: { $n }
planet-fact-rovers = Rovery: { $n }
planet-fact-level = Stupeň { $n }
planet-fact-timing =
    { $timing ->
        [immediate] Ihned
       *[end_of_game] Na konci hry
    }
planet-fact-colour =
    { $colour ->
        [green] Zelená
        [orange] Oranžová
       *[red] Červená
    }
planet-fact-solo_only = Pouze pro sólový mód
planet-text-none = Nic.
planet-text-synergy_boost =
    { $n ->
        [one] Synergie pokroku.
        [few] { $n } synergie pokroku.
       *[other] { $n } synergií pokroku.
    }
planet-text-civ_card = Karta civilizace stupně { $level }.
planet-text-gain_biomass_patches =
    { $n ->
        [one] Získejte dílek výsadby.
        [few] Získejte { $n } dílky výsadby.
       *[other] Získejte { $n } dílků výsadby.
    }
planet-text-place_rover = Umístěte rover.
planet-text-gain_rover_movement =
    { $n ->
        [one] { $n } bod pohybu.
        [few] { $n } body pohybu.
       *[other] { $n } bodů pohybu.
    }
planet-text-unlock_tech = Technologie { $n }.
planet-text-advance_tracker = Zvyšte pokrok { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[flux] zaměřené stupnice
    } o { $n }.
planet-text-advance_trackers = Zvyšte { $n ->
        [one] jeden pokrok
        [few] { $n } různé pokroky
       *[other] { $n } různých pokroků
    } o { $steps }: { $tracks }.{ $benefits ->
        [all] { "" }
        [no_synergy] { " " }Synergie se nezískávají.
       *[none] { " " }Benefity se nezískávají.
    }
planet-text-advance_all_to = Zvyšte každý ukazatel pod řádkem { $row } až na něj. Synergie se nezískávají.
planet-text-regress_tracker = Snižte jeden pokrok o { $steps }: { $tracks }.
planet-text-place_depot_tile = Umístěte vrchní dílek sloupečku své sekce{ $advance ->
        [yes] { " " }a zvyšte pokrok
       *[no] { " " }bez zvýšení pokroku
    }.
planet-text-collect_tokens = Seberte { $token ->
        [lifepod] { $n ->
            [one] biokapsli
            [few] { $n } biokapsle
           *[other] { $n } biokapslí
        }
        [meteorite] { $n ->
            [one] meteorit
            [few] { $n } meteority
           *[other] { $n } meteoritů
        }
       *[rover] { $n ->
            [one] rover
            [few] { $n } rovery
           *[other] { $n } roverů
        }
    } ze své planety.
planet-text-destroy_tokens = Zničte { $token ->
        [lifepod] { $n ->
            [one] biokapsli
            [few] { $n } biokapsle
           *[other] { $n } biokapslí
        }
        [meteorite] { $n ->
            [one] meteorit
            [few] { $n } meteority
           *[other] { $n } meteoritů
        }
       *[rover] { $n ->
            [one] rover
            [few] { $n } rovery
           *[other] { $n } roverů
        }
    } { $zone ->
        [planet] na své planetě
       *[corporation] na desce korporace
    }{ $needs ->
        [1] { "" }
       *[other] , jsou-li tam aspoň { $needs }
    }.
planet-text-destroy_meteorites_in_line = Zničte všechny meteority jednoho řádku nebo sloupce.
planet-text-teleport_rover = Můžete přemístit rover na libovolné políčko.
planet-text-add_meteorite = Položte meteorit na volný symbol meteoritu; rover na něm je zničen.
planet-text-gain_extra_rover = Získejte rover navíc a umístěte ho s prvním dílkem tohoto tahu.
planet-text-add_civ_cards = Do každého balíčku civilizace zamíchejte { $n } nepoužitou kartu.
planet-text-remove_civ_cards = Z každého balíčku civilizace odstraňte { $n } náhodnou kartu.
planet-text-draw_objective = Doberte si { $n } osobní misi.
planet-text-discard_objective = Odhoďte { $n } osobní misi.
planet-text-rotate_station = Otočte stanici, jak chcete.
planet-text-discard_depot_stack = Odhoďte jeden ze dvou sloupečků své sekce.
planet-text-peek_next_event = Nahlédněte na další událost.
planet-text-choose_one = { $a } Nebo: { $b }
planet-text-rover_terrain_ban = V tomto tahu rovery nevjíždějí na terén { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }.
planet-text-no_tile_on_edge = V tomto tahu žádný dílek na okraj.
planet-text-no_tile_on_ice = V tomto tahu žádný dílek na led.
planet-text-no_matching_contact = V tomto tahu se dílek nesmí dotknout stejného terénu.
planet-text-one_resource_only = V tomto tahu zvyšuje pokrok jen jedna budova dílku.
planet-text-no_milestones = V tomto tahu pokrok nepřináší milníky.
planet-text-no_synergy_boosts = V tomto tahu nikdo nezískává synergie pokroku.
planet-text-meteorite_repo = Každá kopie zvyšuje hodnotu trojice meteoritů o medaili.
planet-text-commerce_agreement = 1, 3, 6 nebo 10 medailí za 1 až 4 kopie.
planet-text-anchor_outside_mark = Dílek na prstenci musí být ukotven mimo prstenec.
planet-text-no_patch_on_mark = Na prstenec nepatří dílky výsadby.
planet-text-first_tile_covers_mark = První dílek zakrývá centrální políčko.
planet-text-no_mix_land_ice = Dílek leží celý na pevnině, nebo celý na ledu.
planet-text-rover_may_not_enter_mark = Rovery nevjíždějí na nezakrytý toxický terén.
planet-text-holes = Díry nejsou políčka.
planet-text-slide_in = Dílky se musí dát zasunout na místo.
planet-text-mark_is_energy = Nezakryté proudy jsou terén energie.
planet-text-no_tile_across_chasm = Dílek neleží přes průrvu.
planet-text-rover_may_not_cross_chasm = Rovery nepřejíždějí průrvu, leda diagonálně ve dvou mezerách.
planet-text-lifepod_value = Každá biokapsle v bodovací oblasti má hodnotu { $n }.
planet-text-medals =
    { $n ->
        [one] { $n } medaile.
        [few] { $n } medaile.
       *[other] { $n } medailí.
    }
planet-text-medals_per_patch = Za každý dílek výsadby na planetě: { $n }.
planet-text-score_region_complete = Za každou zcela zakrytou planetku: +{ $n }.
planet-text-score_uncovered_mark = Za každé nezakryté město: +{ $n }.
planet-text-forbid_resource_on_mark = V { $quadrant ->
        [nw] levém horním
        [ne] pravém horním
        [sw] levém dolním
       *[se] pravém dolním
    } kvadrantu žádná budova { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }.
planet-text-neighbour =
    { $goal ->
        [most] Mějte více než soused
       *[least] Mějte méně než soused
    }: { $metric }.
planet-text-personal = Osobní: { $text }
planet-text-has_rectangle = Oblast { $a }×{ $b } terénu { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }.
planet-text-area_with_resources =
    { $n } budov { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    } v jedné oblasti.
planet-text-track_at_max = Ukazatel pokroku { $track ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
       *[tech] technologie
    } na nejvyšším poli.
planet-text-metric_at_most = Nejvýše { $n }: { $metric }.
planet-text-metric_at_least = Aspoň { $n }: { $metric }.
planet-text-metric_greater = Více než „{ $right }“: { $left }.
planet-text-base_covered = Všechna políčka { $base ->
        [ice] ledu
       *[land] pevniny
    } zakrytá.
planet-text-tech =
    { $power }{ $limit ->
        [none] { "" }
        [round] { " " }Jednou za tah.
       *[game] { " " }Jednou za hru.
    }
planet-text-level = { $n }: { $text }
planet-metric-resources_on_edge = budovy { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    } na okraji planety
planet-metric-resources_on_planet = budovy { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
planet-metric-largest_area = největší spojitá oblast { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
planet-metric-area_count = oddělené oblasti { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
planet-metric-tracks_at_max = stupnice na nejvyšším poli
planet-metric-collected_meteorites = sebrané meteority
planet-metric-collected_lifepods = sebrané biokapsle
planet-metric-biomass_patches = dílky výsadby

## Technologies

planet-power-ignore_adjacency = Dílky nemusí sousedit s vašimi dílky.
planet-power-ignore_adjacency_of_rover = Dílky s terénem roveru nemusí sousedit s vašimi dílky.
planet-power-store_patches = Získané dílky výsadby lze uschovat na konec hry.
planet-power-movement_bonus = Pohyb ze stupnice roveru je o 1 vyšší.
planet-power-crowded_movement_bonus = Se 2 a více ukazateli na stupnici roveru je její pohyb o 1 vyšší.
planet-power-double_water = Pokrok vody za umístěný dílek je dvojnásobný.
planet-power-no_meteorites = Na vaši planetu už nedopadají meteority.
planet-power-rover_diagonal = Rovery mohou jezdit i diagonálně.
planet-power-reposition_three = Přemístěte až 3 různé sebrané biokapsle, jednu po druhé.
planet-power-reposition_with_energy = Při umístění dílku s energií můžete přemístit sebranou biokapsli.
planet-power-reposition_each_round = Můžete přemístit sebranou biokapsli.
planet-power-free_energy_steps = Pohyb na terén energie je zdarma; jízda v kruhu bez užitku ne.
planet-power-movement_on_flux = Na začátku tahu 2 body pohybu za každý rover na terénu zaměřené stupnice.
planet-power-flux_leap = Zvyšte ukazatel zaměřené stupnice na její další milník.
planet-power-improve_flux = Zaměřená stupnice dává víc: kartu o stupeň vyšší, dvojité synergie vody, 2 dílky výsadby, o 1 pohyb víc.
planet-power-flux_collect = Při umístění dílku s terénem zaměřené stupnice seberte meteorit.
planet-power-flux_advance = Zvyšte ukazatel zaměřené stupnice o 1.
planet-power-movement_loaded = Na začátku tahu 1 bod pohybu za každý naložený rover.
planet-power-patch_for_meteorite = Za každý sebraný meteorit získejte dílek výsadby.
planet-power-sink_meteorites = Naložený rover může na terénu vody zničit svůj náklad.
planet-power-rover_advance = Zvyšte pokrok roveru o 1.
planet-power-synergy_for_patch = Vezměte si synergii pokroku místo dílku výsadby.
planet-power-terrain_teleport = Za 1 bod může rover na stejný terén jiného dílku.
planet-power-double_synergy = Synergie pokroku může zvýšit ukazatel o 2.
planet-power-tech_as_energy = Budova technologie může platit jako energie.
planet-power-claim_row = Získejte všechny benefity řádku jednoho svého ukazatele.
planet-power-shared_objective = Doberte si 3 mise a zvolte jednu pro všechny hráče.
planet-power-wrap_tracks = Stupnice civilizace a technologie sousedí.
planet-power-lateral_shift = Ukazatel se může posunout do strany, ale ne zpět z jedné synergie pokroku na druhou.
planet-power-regress_one = Můžete snížit jeden pokrok o 1.
planet-power-best_of_track = Každý ukazatel boduje nejlepší hodnotou své stupnice.
planet-power-jump_over = Ukazatele přeskakují ukazatele v cestě.
planet-power-movement_on_water = Na začátku tahu 1 bod pohybu za každý rover na terénu vody.
planet-power-dry_advance = Dílek, který nezakrývá led, zvyšuje pokrok vody o 1.
planet-power-water_patch = Při umístění dílku s vodou získejte dílek výsadby.
planet-power-water_synergy = Při umístění dílku s vodou získejte synergii pokroku.
planet-power-civ_movement = Při výběru dílku s civilizací, i když ho neumístíte, získejte pohyb z pole ukazatele roveru.
planet-power-wider_choice = K výběru karty přibývá náhodná karta vyššího stupně.
planet-power-civ_teleport = Za 1 bod může rover z budovy civilizace na jinou.
planet-power-civ_synergy = Každý milník civilizace dává i synergii pokroku.
planet-power-archive = Na konci hry si ponechte 2 ze zbylých karet civilizace; obě zvolíte, než kteroukoli provedete.
planet-power-reset_biomass = Ukazatel zeleně z posledního pole se může vrátit na začátek.
planet-power-patches_on_tiles = Dílky výsadby lze položit i na dílky bez meteoritu.
planet-power-extra_patch = Zisk dílku výsadby dává o 1 víc.
planet-power-patches_destroy_meteorites = Dílky výsadby lze položit na meteority, které tím zničí.

## Corporations

planet-special-lifepods_on_tracks = Sebrané biokapsle mohou ležet na polích stupnic; ukazatele je přeskakují.
planet-special-flux_token = Žeton flux lze přesunout při každém technologickém průlomu.
planet-special-only_latest_tech = Aktivní je jen nejvyšší technologie.
planet-special-carry_meteorites = Rovery vozí po jednom meteoritu a dovážejí ho k budovám roveru.
planet-special-lifepods_unlock_techs = Sebraná biokapsle může odemknout technologii.
planet-special-diagonal_advance = Ukazatele mohou postupovat i diagonálně.
planet-special-trackers_block = Ukazatele se navzájem blokují.
planet-special-techs_need_tracker_on_tech_track = Technologie vyžadují ukazatel na stupnici technologie.
planet-special-score_by_occupied_track = Každý ukazatel boduje na stupnici, na které stojí.
planet-special-winding_water_track = Ukazatel vody prochází všemi stupnicemi.
planet-special-water_per_ice_square = Voda postupuje za každé políčko vody na ledu.
planet-special-regress_other_on_civ_milestone = Každý milník civilizace sníží jiný pokrok o 1.
planet-special-biomass_needs_expansion = Zeleň postupuje jen při rozšíření oblasti; energie ji nezvyšuje.
planet-special-choose_one_benefit = Pole zeleně dávají jeden ze dvou benefitů.
