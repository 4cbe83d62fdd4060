### Race for the Galaxy

## Fáze a akční karty

race-phase =
    { $phase ->
        [explore] Průzkum (I)
        [develop] Rozvoj (II)
        [settle] Osídlení (III)
        [consume] Spotřeba (IV)
       *[produce] Produkce (V)
    }

race-actioncard-explore_5 = Průzkum: +5
race-actioncard-explore_1_1 = Průzkum: +1, +1
race-actioncard-develop = Rozvoj
race-actioncard-settle = Osídlení
race-actioncard-consume_trade = Spotřeba: $ Obchod
race-actioncard-consume_x2 = Spotřeba: 2× VB
race-actioncard-produce = Produkce

## Co hráč dělá

race-action-discard = Odhodit: { $card }
race-action-keep = Ponechat si: { $card }
race-action-place = Vyložit: { $card }
race-action-place_nothing = Nic nevykládat
race-action-pay = Zaplatit kartou: { $card }
race-action-sell = Prodat zboží z planety: { $card }
race-action-use =
    { $what ->
        [lucky_draw] Použít { $card }: jmenovat šťastné číslo
        [trade_good] Použít { $card }: prodat zboží
        [discard_hand_cards] Použít { $card }: odhodit karty za VB
        [draw] Použít { $card }: dobrat si
       *[other] Použít { $card }: spotřebovat zboží
    }
race-action-consume = Spotřebovat zboží z planety: { $card }
race-action-name = Šťastné číslo { $n }
race-action-produce = Produkovat na planetě: { $card }
race-action-stop = Nic dalšího

race-way-pay = Zaplatit kartami
race-way-colony_ship = Místo placení odhodit Kolonizační loď
race-way-conquer = Dobýt
race-way-conquer_with_tactics = Odhodit Novou vojenskou taktiku a dobýt

race-thing-seat = { $seat }
race-thing-draw_pile = Dobírací balíček
race-thing-discard_pile = Odhazovací balíček
race-thing-pool = Zásoba žetonů VB

## Na co se hráče ptáme

race-prompt-wait = Počkejte na ostatní.
race-prompt-over = Hra skončila.
race-prompt-initial_discard =
    { $n ->
        [one] Odhoďte { $n } z úvodních karet.
       *[other] Odhoďte { $n } z úvodních karet.
    }
race-prompt-choose_actions =
    { $n ->
        [one] Vyberte akci pro toto kolo.
        [few] Vyberte { $n } akce pro toto kolo.
       *[other] Vyberte { $n } akcí pro toto kolo.
    }
race-prompt-explore_keep =
    { $n ->
        [one] Ponechte si { $n } z dobraných karet.
       *[other] Ponechte si { $n } z dobraných karet.
    }
race-prompt-develop_choice = Vyložte technologii, nebo nic.
race-prompt-develop_payment =
    { $n ->
        [one] Zaplaťte { $n } kartu (cena karty „{ $card }“).
        [few] Zaplaťte { $n } karty (cena karty „{ $card }“).
       *[other] Zaplaťte { $n } karet (cena karty „{ $card }“).
    }
race-prompt-settle_choice = Vyložte planetu, nebo nic.
race-prompt-settle_way = Jak vyložíte planetu „{ $card }“?
race-prompt-settle_payment =
    { $n ->
        [one] Zaplaťte { $n } kartu (cena planety „{ $card }“).
        [few] Zaplaťte { $n } karty (cena planety „{ $card }“).
       *[other] Zaplaťte { $n } karet (cena planety „{ $card }“).
    }
race-prompt-trade_good = Které zboží prodáte?
race-prompt-consume_power = Které vylepšení použijete?
race-prompt-consume_goods_choice =
    { $n ->
        [one] Které zboží spotřebuje karta „{ $card }“?
        [few] Které { $n } karty zboží spotřebuje karta „{ $card }“?
       *[other] Kterých { $n } karet zboží spotřebuje karta „{ $card }“?
    }
race-prompt-discard_for_vp =
    { $n ->
        [one] { $card }: odhoďte { $n } kartu za VB.
        [few] { $card }: odhoďte nejvýše { $n } karty za VB.
       *[other] { $card }: odhoďte nejvýše { $n } karet za VB.
    }
race-prompt-lucky_number = Jmenujte šťastné číslo.
race-prompt-windfall_target =
    { $good ->
        [novelty] Na které prémiové planetě budete produkovat novinky?
        [rare] Na které prémiové planetě budete produkovat vzácné prvky?
        [genes] Na které prémiové planetě budete produkovat geny?
        [alien] Na které prémiové planetě budete produkovat mimozemské technologie?
       *[any] Na které prémiové planetě budete produkovat?
    }
race-prompt-hand_limit_discard =
    { $n ->
        [one] Limit karet v ruce: odhoďte { $n } kartu.
        [few] Limit karet v ruce: odhoďte { $n } karty.
       *[other] Limit karet v ruce: odhoďte { $n } karet.
    }

## Co se stalo

race-event-round_began = Začíná { $round }. kolo.
race-event-actions_shown = { $seat } volí: { $actions }.
race-event-phase_began =
    { $phase ->
        [explore] Průzkum (I)
        [develop]
            { $second ->
                [yes] Rozvoj (II) podruhé
               *[no] Rozvoj (II)
            }
        [settle]
            { $second ->
                [yes] Osídlení (III) podruhé
               *[no] Osídlení (III)
            }
        [consume] Spotřeba (IV)
       *[produce] Produkce (V)
    }
race-event-phase_ended =
    { $phase ->
        [explore] Průzkum (I) skončil.
        [develop] Rozvoj (II) skončil.
        [settle] Osídlení (III) skončilo.
        [consume] Spotřeba (IV) skončila.
       *[produce] Produkce (V) skončila.
    }
race-event-drew =
    { $known ->
        [yes] { $seat } si dobírá: { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } si dobírá { $n } kartu – { $why }.
                [few] { $seat } si dobírá { $n } karty – { $why }.
               *[other] { $seat } si dobírá { $n } karet – { $why }.
            }
    }
race-event-kept =
    { $known ->
        [yes] { $seat } si ponechává: { $cards }. Odhozeno: { $rejected }.
       *[no]
            { $n ->
                [one] { $seat } si ponechává { $n } kartu. Odhozeno: { $rejected }.
                [few] { $seat } si ponechává { $n } karty. Odhozeno: { $rejected }.
               *[other] { $seat } si ponechává { $n } karet. Odhozeno: { $rejected }.
            }
    }
race-event-discarded =
    { $known ->
        [yes] { $seat } odhazuje: { $cards } – { $why }.
       *[no]
            { $n ->
                [one] { $seat } odhazuje { $n } kartu – { $why }.
                [few] { $seat } odhazuje { $n } karty – { $why }.
               *[other] { $seat } odhazuje { $n } karet – { $why }.
            }
    }
race-event-placed = { $seat } vykládá: { $card }.
race-event-placed_nothing = { $seat } nic nevykládá.
race-event-way_taken =
    { $way ->
        [pay]
            { $n ->
                [0] { $seat } vykládá zdarma: { $card }.
                [one] { $seat } platí { $n } kartu za planetu „{ $card }“.
                [few] { $seat } platí { $n } karty za planetu „{ $card }“.
               *[other] { $seat } platí { $n } karet za planetu „{ $card }“.
            }
        [colony_ship] { $seat } vykládá planetu „{ $card }“ pomocí Kolonizační lodi.
        [conquer] { $seat } dobývá planetu „{ $card }“.
       *[conquer_with_tactics] { $seat } dobývá planetu „{ $card }“ pomocí Nové vojenské taktiky.
    }
race-event-used_up = { $seat } odhazuje vyloženou kartu „{ $card }“.
race-event-good_put = { $seat }: zboží na planetě „{ $card }“ – { $why }.
race-event-good_put-shown = { $seat }: zboží na planetě „{ $card }“ ({ $good }) – { $why }.
race-event-no_good = { $seat }: na zboží pro planetu „{ $card }“ už není karta.
race-event-sold =
    { $good ->
        [novelty]
            { $n ->
                [one] { $seat } prodává novinky z planety „{ $card }“ za { $n } kartu.
                [few] { $seat } prodává novinky z planety „{ $card }“ za { $n } karty.
               *[other] { $seat } prodává novinky z planety „{ $card }“ za { $n } karet.
            }
        [rare]
            { $n ->
                [one] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } kartu.
                [few] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } karty.
               *[other] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } karet.
            }
        [genes]
            { $n ->
                [one] { $seat } prodává geny z planety „{ $card }“ za { $n } kartu.
                [few] { $seat } prodává geny z planety „{ $card }“ za { $n } karty.
               *[other] { $seat } prodává geny z planety „{ $card }“ za { $n } karet.
            }
       *[alien]
            { $n ->
                [one] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } kartu.
                [few] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } karty.
               *[other] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } karet.
            }
    }
race-event-sold-through =
    { $good ->
        [novelty]
            { $n ->
                [one] { $seat } prodává novinky z planety „{ $card }“ za { $n } kartu (vylepšení: { $power }).
                [few] { $seat } prodává novinky z planety „{ $card }“ za { $n } karty (vylepšení: { $power }).
               *[other] { $seat } prodává novinky z planety „{ $card }“ za { $n } karet (vylepšení: { $power }).
            }
        [rare]
            { $n ->
                [one] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } kartu (vylepšení: { $power }).
                [few] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } karty (vylepšení: { $power }).
               *[other] { $seat } prodává vzácné prvky z planety „{ $card }“ za { $n } karet (vylepšení: { $power }).
            }
        [genes]
            { $n ->
                [one] { $seat } prodává geny z planety „{ $card }“ za { $n } kartu (vylepšení: { $power }).
                [few] { $seat } prodává geny z planety „{ $card }“ za { $n } karty (vylepšení: { $power }).
               *[other] { $seat } prodává geny z planety „{ $card }“ za { $n } karet (vylepšení: { $power }).
            }
       *[alien]
            { $n ->
                [one] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } kartu (vylepšení: { $power }).
                [few] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } karty (vylepšení: { $power }).
               *[other] { $seat } prodává mimozemské technologie z planety „{ $card }“ za { $n } karet (vylepšení: { $power }).
            }
    }
race-event-consumed =
    { $n ->
        [one] { $seat } spotřebovává { $n } kartu zboží ({ $worlds }): { $vp } VB. Vylepšení: { $card }.
        [few] { $seat } spotřebovává { $n } karty zboží ({ $worlds }): { $vp } VB. Vylepšení: { $card }.
       *[other] { $seat } spotřebovává { $n } karet zboží ({ $worlds }): { $vp } VB. Vylepšení: { $card }.
    }
race-event-gained_vp = { $seat } získává { $vp } VB – { $card }.
race-event-lucky_draw =
    { $won ->
        [yes] { $seat } jmenuje { $n } a odkrývá kartu „{ $card }“: bere si ji.
       *[no] { $seat } jmenuje { $n } a odkrývá kartu „{ $card }“: odhazuje ji.
    }
race-event-reshuffled =
    { $n ->
        [one] Z odhazovacího balíčku je dobírací: { $n } karta.
        [few] Z odhazovacího balíčku je dobírací: { $n } karty.
       *[other] Z odhazovacího balíčku je dobírací: { $n } karet.
    }
race-event-ended =
    { $why ->
        [tableau] Konec hry: některý hráč má 12 vyložených karet.
        [pool] Konec hry: zásoba žetonů VB je prázdná.
       *[both] Konec hry: některý hráč má 12 vyložených karet a zásoba žetonů VB je prázdná.
    }

race-why-explore = průzkum
race-why-bonus = bonus akce { $action }
race-why-sale =
    { $good ->
        [novelty] za novinky z planety „{ $card }“
        [rare] za vzácné prvky z planety „{ $card }“
        [genes] za geny z planety „{ $card }“
       *[alien] za mimozemské technologie z planety „{ $card }“
    }
race-why-power = vylepšení: { $card }
race-why-production = produkce na planetě „{ $card }“
race-why-windfall = prémiové zboží
race-why-own_production = produkce
race-why-start = odhození úvodních karet
race-why-hand_limit = limit karet v ruce
race-why-payment = platba za kartu „{ $card }“

## Proč ne

race-illegal-game_over = Hra skončila.
race-illegal-not_asked = Teď o ničem nerozhodujete.
race-illegal-not_this_step = Teď se rozhoduje o něčem jiném.
race-illegal-not_in_hand = Karta „{ $card }“ není ve vaší ruce, nebo už je vybraná.
race-illegal-not_drawn = Karta „{ $card }“ není mezi dobranými, nebo už je vybraná.
race-illegal-already_chosen = Akce { $action } už je zvolená.
race-illegal-not_a_development = Karta „{ $card }“ není technologie.
race-illegal-not_a_world = Karta „{ $card }“ není planeta.
race-illegal-already_in_tableau = Karta „{ $card }“ už je mezi vašimi vyloženými kartami.
race-illegal-cannot_pay = Cena karty „{ $card }“ je { $price }, k placení máte { $have }.
race-illegal-not_enough_military = Obrana planety „{ $card }“ je { $need }, vaše vojenská síla proti ní je { $have }.
race-illegal-must_be_conquered = Planeta „{ $card }“ je vojenská: bez Vyjednavače ji musíte dobýt.
race-illegal-not_military = Planeta „{ $card }“ není vojenská, dobýt ji nelze.
race-illegal-alien_world = Planeta „{ $card }“ je mimozemská: Vyjednavač ani Kolonizační loď nepomohou.
race-illegal-not_active = Karta „{ $card }“ mezi vašimi vyloženými kartami teď nepůsobí.
race-illegal-not_your_world = Planeta „{ $card }“ není mezi vašimi vyloženými kartami.
race-illegal-no_good_there = Na planetě „{ $card }“ není zboží.
race-illegal-already_picked = Zboží z planety „{ $card }“ už je vybrané.
race-illegal-wrong_good =
    { $good ->
        [novelty] { $card }: jsou potřeba novinky.
        [rare] { $card }: jsou potřeba vzácné prvky.
        [genes] { $card }: jsou potřeba geny.
       *[alien] { $card }: jsou potřeba mimozemské technologie.
    }
race-illegal-same_kind = { $card }: tento druh zboží už je vybraný a všechny se musí lišit.
race-illegal-power_used = Karta „{ $card }“ už byla v této fázi použita.
race-illegal-too_few_goods = Na kartu „{ $card }“ je zboží málo.
race-illegal-no_hand_cards = Nemáte kartu, kterou byste odhodili.
race-illegal-nothing_to_draw = Není karta, kterou by šlo dobrat.
race-illegal-must_use_powers = Máte vylepšení, které musíte použít.
race-illegal-must_discard_one = Musíte odhodit alespoň jednu kartu.
race-illegal-number_out_of_range = Jmenujte číslo od { $min } do { $max }.
race-illegal-not_windfall = Planeta „{ $card }“ není prémiová.
race-illegal-has_good = Na planetě „{ $card }“ už zboží je.

race-audit =
    { $what ->
        [seats] Místa neodpovídají hře.
        [cards] Každá karta neleží právě na jednom místě.
        [memory] Co hráči vědí, neodpovídá tomu, kde karty leží.
        [numbers] Žetony, kola nebo zboží nesouhlasí.
        [tableaus] Vyložené karty neodpovídají okamžiku kola.
        [actions] Zvolené akce neodpovídají okamžiku kola.
        [answers] Odpověď neodpovídá otázce.
       *[step] Kdo je na tahu, neodpovídá okamžiku kola.
    }

## Možnosti

race-option-mode = Hra
race-option-mode-help = V pokročilé hře volí každý ze dvou hráčů dvě akce.
race-option-mode-standard = Běžná
race-option-mode-advanced_2p = Pokročilá pro dva
race-option-first_game = První hra
race-option-first_game-help = Ke každé startovní planetě patří připravené karty.
race-preset-standard = Běžná hra
race-preset-first_game = První hra
race-preset-advanced_2p = Pokročilá hra pro 2 hráče
race-setup-seats =
    { $n ->
        [one] Takto nemůže hrát { $n } hráč, jen { $min } až { $max }.
        [few] Takto nemohou hrát { $n } hráči, jen { $min } až { $max }.
       *[other] Takto nemůže hrát { $n } hráčů, jen { $min } až { $max }.
    }

## Skóre

race-score-chips = Žetony VB
race-score-cards = VB za vyložené karty

## Stůl slovy

race-outline-table = Stůl
race-outline-seat = { $seat }
race-outline-number = { $n }
race-outline-round = Kolo
race-outline-phase = Fáze
race-outline-pool = Zásoba žetonů VB
race-outline-draw_pile = Dobírací balíček
race-outline-discard_pile = Odhazovací balíček
race-outline-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
race-outline-list = { $cards }
race-outline-known = známé: { $cards }
race-outline-score = Skóre
race-outline-chips = Žetony VB
race-outline-actions = Akce
race-outline-way = Způsob
race-outline-hand = Ruka
race-outline-drawn = Dobrané karty
race-outline-answer = Odpověď
race-outline-good = zboží
race-outline-good_card = zboží: { $card }
race-outline-fresh = právě vyloženo

## Karty slovy

race-kind-action = akční karta
race-kind-development = technologie
race-kind-world =
    { $kind ->
        [production]
            { $military ->
                [yes] vojenská produkční planeta
               *[no] produkční planeta
            }
        [windfall]
            { $military ->
                [yes] vojenská prémiová planeta
               *[no] prémiová planeta
            }
       *[gray]
            { $military ->
                [yes] běžná vojenská planeta
               *[no] běžná planeta
            }
    }

race-fact-start_world = startovní planeta { $n }
race-fact-cost = cena { $n }
race-fact-defense = obrana { $n }
race-fact-good =
    { $good ->
        [novelty] novinky
        [rare] vzácné prvky
        [genes] geny
       *[alien] mimozemské technologie
    }
race-fact-vp = { $n } VB
race-fact-vp_variable = ? VB
race-fact-keyword =
    { $keyword ->
        [alien] klíčové slovo: mimozemšťané
        [imperium] klíčové slovo: impérium
        [rebel] klíčové slovo: povstalci
        [terraforming] klíčové slovo: teraformace
       *[uplift] klíčové slovo: pozvednutí
    }
race-fact-copies =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }

race-power =
    { $phase ->
        [explore] Průzkum: { $effect }
        [develop] Rozvoj: { $effect }
        [settle] Osídlení: { $effect }
        [trade] Obchod: { $effect }
        [consume] Spotřeba: { $effect }
       *[produce] Produkce: { $effect }
    }
race-scoring = Na konci hry: { $effect }

race-effect-windfall =
    { $good ->
        [novelty] Při vyložení dostane zboží (novinky).
        [rare] Při vyložení dostane zboží (vzácné prvky).
        [genes] Při vyložení dostane zboží (geny).
       *[alien] Při vyložení dostane zboží (mimozemské technologie).
    }
race-effect-draw_extra =
    { $n ->
        [one] doberte si k výběru o { $n } kartu více.
        [few] doberte si k výběru o { $n } karty více.
       *[other] doberte si k výběru o { $n } karet více.
    }
race-effect-keep_extra =
    { $n ->
        [one] ponechte si o { $n } kartu více.
        [few] ponechte si o { $n } karty více.
       *[other] ponechte si o { $n } karet více.
    }
race-effect-draw_at_start =
    { $n ->
        [one] na začátku fáze si doberte { $n } kartu.
        [few] na začátku fáze si doberte { $n } karty.
       *[other] na začátku fáze si doberte { $n } karet.
    }
race-effect-reduce_cost-development = technologie stojí o { $n } méně.
race-effect-reduce_cost-world =
    { $good ->
        [novelty] placené planety s novinkami stojí o { $n } méně.
        [rare] placené planety se vzácnými prvky stojí o { $n } méně.
        [genes] placené planety s geny stojí o { $n } méně.
        [alien] placené planety s mimozemskými technologiemi stojí o { $n } méně.
       *[any] placené planety stojí o { $n } méně.
    }
race-effect-draw_after_place-development =
    { $n ->
        [one] po vyložení technologie si doberte { $n } kartu.
        [few] po vyložení technologie si doberte { $n } karty.
       *[other] po vyložení technologie si doberte { $n } karet.
    }
race-effect-draw_after_place-world =
    { $n ->
        [one] po vyložení planety si doberte { $n } kartu.
        [few] po vyložení planety si doberte { $n } karty.
       *[other] po vyložení planety si doberte { $n } karet.
    }
race-effect-military =
    { $sign ->
        [minus]
            { $against ->
                [novelty] vojenská síla −{ $n } proti planetám s novinkami.
                [rare] vojenská síla −{ $n } proti planetám se vzácnými prvky.
                [genes] vojenská síla −{ $n } proti planetám s geny.
                [alien] vojenská síla −{ $n } proti planetám s mimozemskými technologiemi.
                [rebel] vojenská síla −{ $n } proti planetám povstalců.
               *[all] vojenská síla −{ $n }.
            }
       *[plus]
            { $against ->
                [novelty] vojenská síla +{ $n } proti planetám s novinkami.
                [rare] vojenská síla +{ $n } proti planetám se vzácnými prvky.
                [genes] vojenská síla +{ $n } proti planetám s geny.
                [alien] vojenská síla +{ $n } proti planetám s mimozemskými technologiemi.
                [rebel] vojenská síla +{ $n } proti planetám povstalců.
               *[all] vojenská síla +{ $n }.
            }
    }
race-effect-discard_self_military = tuto vyloženou kartu můžete odhodit: vojenská síla +{ $n } do konce fáze.
race-effect-discard_self_cost_zero =
    { $good ->
        [novelty] tuto vyloženou kartu můžete odhodit místo placení za planetu, ne však za planetu s novinkami.
        [rare] tuto vyloženou kartu můžete odhodit místo placení za planetu, ne však za planetu se vzácnými prvky.
        [genes] tuto vyloženou kartu můžete odhodit místo placení za planetu, ne však za planetu s geny.
       *[alien] tuto vyloženou kartu můžete odhodit místo placení za planetu, ne však za planetu s mimozemskými technologiemi.
    }
race-effect-pay_for_military = za vojenskou planetu můžete místo dobývání zaplatit její obranu sníženou o { $n }, ne však za planetu s mimozemskými technologiemi.
race-effect-trade_bonus =
    { $n ->
        [one]
            { $what ->
                [novelty] za prodané novinky o { $n } kartu více.
                [rare] za prodané vzácné prvky o { $n } kartu více.
                [genes] za prodané geny o { $n } kartu více.
                [alien] za prodané mimozemské technologie o { $n } kartu více.
                [this_world] za zboží prodané z této planety o { $n } kartu více.
               *[any] za libovolné prodané zboží o { $n } kartu více.
            }
        [few]
            { $what ->
                [novelty] za prodané novinky o { $n } karty více.
                [rare] za prodané vzácné prvky o { $n } karty více.
                [genes] za prodané geny o { $n } karty více.
                [alien] za prodané mimozemské technologie o { $n } karty více.
                [this_world] za zboží prodané z této planety o { $n } karty více.
               *[any] za libovolné prodané zboží o { $n } karty více.
            }
       *[other]
            { $what ->
                [novelty] za prodané novinky o { $n } karet více.
                [rare] za prodané vzácné prvky o { $n } karet více.
                [genes] za prodané geny o { $n } karet více.
                [alien] za prodané mimozemské technologie o { $n } karet více.
                [this_world] za zboží prodané z této planety o { $n } karet více.
               *[any] za libovolné prodané zboží o { $n } karet více.
            }
    }
race-effect-consume_goods =
    { $n ->
        [one]
            { $good ->
                [novelty] odhoďte { $n } kartu zboží (novinky): { $reward }.
                [rare] odhoďte { $n } kartu zboží (vzácné prvky): { $reward }.
                [genes] odhoďte { $n } kartu zboží (geny): { $reward }.
                [alien] odhoďte { $n } kartu zboží (mimozemské technologie): { $reward }.
               *[any] odhoďte { $n } kartu libovolného zboží: { $reward }.
            }
        [few]
            { $good ->
                [novelty] odhoďte { $n } karty zboží (novinky): { $reward }.
                [rare] odhoďte { $n } karty zboží (vzácné prvky): { $reward }.
                [genes] odhoďte { $n } karty zboží (geny): { $reward }.
                [alien] odhoďte { $n } karty zboží (mimozemské technologie): { $reward }.
               *[any] odhoďte { $n } karty libovolného zboží: { $reward }.
            }
       *[other]
            { $good ->
                [novelty] odhoďte { $n } karet zboží (novinky): { $reward }.
                [rare] odhoďte { $n } karet zboží (vzácné prvky): { $reward }.
                [genes] odhoďte { $n } karet zboží (geny): { $reward }.
                [alien] odhoďte { $n } karet zboží (mimozemské technologie): { $reward }.
               *[any] odhoďte { $n } karet libovolného zboží: { $reward }.
            }
    }
race-effect-consume_goods-up_to =
    { $n ->
        [few]
            { $good ->
                [novelty] odhoďte až { $n } karty zboží (novinky), za každou: { $reward }.
                [rare] odhoďte až { $n } karty zboží (vzácné prvky), za každou: { $reward }.
                [genes] odhoďte až { $n } karty zboží (geny), za každou: { $reward }.
                [alien] odhoďte až { $n } karty zboží (mimozemské technologie), za každou: { $reward }.
               *[any] odhoďte až { $n } karty libovolného zboží, za každou: { $reward }.
            }
       *[other]
            { $good ->
                [novelty] odhoďte až { $n } karet zboží (novinky), za každou: { $reward }.
                [rare] odhoďte až { $n } karet zboží (vzácné prvky), za každou: { $reward }.
                [genes] odhoďte až { $n } karet zboží (geny), za každou: { $reward }.
                [alien] odhoďte až { $n } karet zboží (mimozemské technologie), za každou: { $reward }.
               *[any] odhoďte až { $n } karet libovolného zboží, za každou: { $reward }.
            }
    }
race-effect-consume_different_kinds =
    { $n ->
        [few] odhoďte { $n } karty zboží různých druhů: { $reward }.
       *[other] odhoďte { $n } karet zboží různých druhů: { $reward }.
    }
race-effect-consume_all_goods = odhoďte všechno zboží, za každou kartu: { $vp } VB, celkem o { $less } méně.
race-effect-trade_good =
    { $powers ->
        [yes] prodejte zboží, vylepšení pro obchod se počítají.
       *[no] prodejte zboží, vylepšení pro obchod se nepočítají.
    }
race-effect-draw =
    { $n ->
        [one] doberte si { $n } kartu.
        [few] doberte si { $n } karty.
       *[other] doberte si { $n } karet.
    }
race-effect-lucky_draw = jmenujte číslo od { $min } do { $max } a odkryjte vrchní kartu dobíracího balíčku. Je-li její cena nebo obrana toto číslo, vezměte si ji.
race-effect-discard_hand_cards =
    { $n ->
        [one] můžete odhodit { $n } kartu z ruky: { $vp } VB (nikdy se nenásobí).
        [few] můžete odhodit až { $n } karty z ruky, za každou: { $vp } VB (nikdy se nenásobí).
       *[other] můžete odhodit až { $n } karet z ruky, za každou: { $vp } VB (nikdy se nenásobí).
    }
race-effect-produce = produkuje zboží.
race-effect-produce_windfall =
    { $good ->
        [novelty] vyprodukujte zboží na prémiové planetě s novinkami.
        [rare] vyprodukujte zboží na prémiové planetě se vzácnými prvky.
        [genes] vyprodukujte zboží na prémiové planetě s geny.
        [alien] vyprodukujte zboží na prémiové planetě s mimozemskými technologiemi.
       *[any] vyprodukujte zboží na libovolné prémiové planetě.
    }
race-effect-draw_if_produced_here =
    { $n ->
        [one] je-li zde vyprodukováno zboží, doberte si { $n } kartu.
        [few] je-li zde vyprodukováno zboží, doberte si { $n } karty.
       *[other] je-li zde vyprodukováno zboží, doberte si { $n } karet.
    }
race-effect-draw_per_good_produced =
    { $good ->
        [novelty] za každé novinky, které jste v této fázi vyprodukovali, si doberte karty: { $n }.
        [rare] za každé vzácné prvky, které jste v této fázi vyprodukovali, si doberte karty: { $n }.
        [genes] za každé geny, které jste v této fázi vyprodukovali, si doberte karty: { $n }.
       *[alien] za každé mimozemské technologie, které jste v této fázi vyprodukovali, si doberte karty: { $n }.
    }
race-effect-draw_per_kind_produced = za každý druh zboží, který jste v této fázi vyprodukovali, si doberte karty: { $n }.
race-effect-draw_per_world =
    { $good ->
        [novelty] za každou svou planetu s novinkami si doberte karty: { $n }.
        [rare] za každou svou planetu se vzácnými prvky si doberte karty: { $n }.
        [genes] za každou svou planetu s geny si doberte karty: { $n }.
        [alien] za každou svou planetu s mimozemskými technologiemi si doberte karty: { $n }.
       *[any] za každou svou planetu si doberte karty: { $n }.
    }
race-effect-draw_if_most_produced =
    { $good ->
        [novelty] vyprodukovali-li jste více novinek než kdokoli jiný, doberte si karty: { $n }.
        [rare] vyprodukovali-li jste více vzácných prvků než kdokoli jiný, doberte si karty: { $n }.
        [genes] vyprodukovali-li jste více genů než kdokoli jiný, doberte si karty: { $n }.
       *[alien] vyprodukovali-li jste více mimozemských technologií než kdokoli jiný, doberte si karty: { $n }.
    }
race-effect-vp_multiplier = VB z vašich vylepšení pro spotřebu se počítají { $factor }×.
race-effect-per_card = { $what }: { $vp } VB.
race-effect-per_vp_chips = za každé { $n } VB v žetonech: { $vp } VB.
race-effect-total_military = za každý bod vojenské síly (bez síly jen proti některým planetám): { $vp } VB.

race-reward-vp = { $vp } VB
race-reward-cards =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[other] { $n } karet
    }
race-reward-both =
    { $n ->
        [one] { $vp } VB a { $n } karta
        [few] { $vp } VB a { $n } karty
       *[other] { $vp } VB a { $n } karet
    }

race-match-card = { $card }
race-match-development_with_power =
    { $phase ->
        [explore] každá technologie s vylepšením pro průzkum
        [trade] každá technologie s vylepšením pro obchod
       *[consume] každá technologie s vylepšením pro spotřebu
    }
race-match-world_with_power =
    { $phase ->
        [explore] každá planeta s vylepšením pro průzkum
        [trade] každá planeta s vylepšením pro obchod
       *[consume] každá planeta s vylepšením pro spotřebu
    }
race-match-military_keyword =
    { $keyword ->
       *[rebel] každá vojenská planeta povstalců
    }
race-match-keyword =
    { $keyword ->
       *[alien] každá další karta s klíčovým slovem mimozemšťané
    }
race-match-military = každá další vojenská planeta
race-match-kind =
    { $kind ->
        [production]
            { $good ->
                [novelty] každá produkční planeta s novinkami
                [rare] každá produkční planeta se vzácnými prvky
                [genes] každá produkční planeta s geny
                [alien] každá produkční planeta s mimozemskými technologiemi
               *[any] každá produkční planeta
            }
       *[windfall]
            { $good ->
                [novelty] každá prémiová planeta s novinkami
                [rare] každá prémiová planeta se vzácnými prvky
                [genes] každá prémiová planeta s geny
                [alien] každá prémiová planeta s mimozemskými technologiemi
               *[any] každá prémiová planeta
            }
    }
race-match-good =
    { $good ->
        [novelty] každá planeta s novinkami
        [rare] každá planeta se vzácnými prvky
        [genes] každá planeta s geny
       *[alien] každá planeta s mimozemskými technologiemi
    }
race-match-development_cost = každá technologie za { $n }
race-match-development = každá další technologie
race-match-world = každá další planeta

## Názvy karet

race-card-old_earth = Stará Země
race-card-epsilon_eridani = Epsilon Eridani
race-card-alpha_centauri = Alfa Centauri
race-card-new_sparta = Nová Sparta
race-card-earths_lost_colony = Ztracená kolonie Země
race-card-colony_ship = Kolonizační loď
race-card-consumer_markets = Spotřební trhy
race-card-contact_specialist = Vyjednavač
race-card-deficit_spending = Schodkové financování
race-card-diversified_economy = Rozmanité hospodářství
race-card-drop_ships = Výsadkové lodě
race-card-expedition_force = Expediční sbor
race-card-export_duties = Vývozní clo
race-card-genetics_lab = Genetická laboratoř
race-card-interstellar_bank = Mezihvězdná banka
race-card-investment_credits = Investiční úvěry
race-card-mining_conglomerate = Těžební konglomerát
race-card-mining_robots = Těžební roboti
race-card-new_military_tactics = Nová vojenská taktika
race-card-public_works = Veřejné práce
race-card-replicant_robots = Replikační roboti
race-card-research_labs = Výzkumné laboratoře
race-card-space_marines = Vesmírná pěchota
race-card-terraforming_robots = Teraformační roboti
race-card-alien_tech_institute = Institut mimozemských technologií
race-card-free_trade_association = Sdružení volného obchodu
race-card-galactic_federation = Galaktická federace
race-card-galactic_imperium = Galaktické impérium
race-card-galactic_renaissance = Galaktická renesance
race-card-galactic_survey_seti = Galaktický průzkum: SETI
race-card-merchant_guild = Kupecký cech
race-card-mining_league = Těžařská liga
race-card-new_economy = Nová ekonomika
race-card-new_galactic_order = Nový galaktický řád
race-card-pan_galactic_league = Pangalaktická liga
race-card-trade_league = Obchodní liga
race-card-alien_robot_scout_ship = Mimozemská robotická průzkumná loď
race-card-alien_robot_sentry = Mimozemská robotická hlídka
race-card-alien_robotic_factory = Mimozemská robotická továrna
race-card-alien_rosetta_stone_world = Planeta mimozemské Rosettské desky
race-card-aquatic_uplift_race = Pozvednutá vodní rasa
race-card-artist_colony = Kolonie umělců
race-card-asteroid_belt = Pás asteroidů
race-card-avian_uplift_race = Pozvednutá ptačí rasa
race-card-bio_hazard_mining_world = Biologicky zamořená těžební planeta
race-card-black_market_trading_world = Planeta černého trhu
race-card-blaster_gem_mines = Doly na blasterové drahokamy
race-card-comet_zone = Pásmo komet
race-card-deserted_alien_colony = Opuštěná mimozemská kolonie
race-card-deserted_alien_library = Opuštěná mimozemská knihovna
race-card-deserted_alien_outpost = Opuštěná mimozemská stanice
race-card-destroyed_world = Zničená planeta
race-card-distant_world = Vzdálená planeta
race-card-empath_world = Planeta empatů
race-card-expanding_colony = Rostoucí kolonie
race-card-former_penal_colony = Bývalá trestanecká kolonie
race-card-galactic_engineers = Galaktičtí inženýři
race-card-galactic_resort = Galaktické letovisko
race-card-galactic_trendsetters = Tvůrci galaktických trendů
race-card-gambling_world = Planeta hazardu
race-card-gem_world = Planeta drahokamů
race-card-imperium_armaments_world = Zbrojní planeta impéria
race-card-lost_alien_battle_fleet = Ztracená mimozemská bitevní flotila
race-card-lost_alien_warship = Ztracená mimozemská válečná loď
race-card-lost_species_ark_world = Archa ztracených druhů
race-card-malevolent_lifeforms = Zlovolné formy života
race-card-merchant_world = Kupecká planeta
race-card-mining_world = Těžební planeta
race-card-new_earth = Nová Země
race-card-new_survivalists = Noví survivalisté
race-card-new_vinland = Nový Vinland
race-card-outlaw_world = Planeta psanců
race-card-pilgrimage_world = Poutní planeta
race-card-pirate_world = Pirátská planeta
race-card-plague_world = Planeta moru
race-card-pre_sentient_race = Rasa na prahu rozumu
race-card-prosperous_world = Prosperující planeta
race-card-radioactive_world = Radioaktivní planeta
race-card-rebel_base = Základna povstalců
race-card-rebel_fuel_cache = Palivový sklad povstalců
race-card-rebel_homeworld = Domovská planeta povstalců
race-card-rebel_miners = Horníci povstalců
race-card-rebel_outpost = Předsunutá stanice povstalců
race-card-rebel_underground = Podzemí povstalců
race-card-rebel_warrior_race = Bojovná rasa povstalců
race-card-refugee_world = Planeta uprchlíků
race-card-reptilian_uplift_race = Pozvednutá plazí rasa
race-card-runaway_robots = Uprchlí roboti
race-card-secluded_world = Odlehlá planeta
race-card-space_port = Vesmírný přístav
race-card-spice_world = Planeta koření
race-card-star_nomad_lair = Doupě hvězdných nomádů
race-card-terraformed_world = Teraformovaná planeta
race-card-the_last_of_the_uplift_gnarssh = Poslední z pozvednutých Gnarsshů
race-card-tourist_world = Turistická planeta
