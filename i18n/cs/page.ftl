### Vlastní slova stránky.

## Místa

page-title = Orrery
page-tagline = Přisedněte ke stolu: čtyři velké hry o osidlování vesmíru.
page-lobby = Lobby
page-rules = Pravidla
page-settings = Nastavení
page-skip = Přejít k obsahu
page-loading = Načítá se
page-menu = Nabídka

## Kdo jste

page-name = Jméno
page-name-ask = Jak vám máme říkat?
page-name-go = Posadit se
page-name-help = Stačí jméno. Později si ho můžete zajistit heslem.
page-name-choose = Zvolit jméno nebo se přihlásit
page-name-change = změnit jméno
page-name-keep = Uložit jméno
page-guest-names = Kometa, Meteor, Nova, Pulsar, Kvasar, Rover, Sonda, Družice, Raketa, Aurora
page-signed-in = Hrajete jako { $name }
page-enter-ask = Tady hrajete jako { $now }. Chcete hrát jako { $then }?
page-enter-ask-guest = { $now } je host bez hesla: k tomuto jménu a jeho místům se na tomto zařízení už nevrátíte.
page-enter-yes = Hrát jako { $then }
page-enter-no = Zůstat jako { $now }
page-password = Heslo
page-old-password = Současné heslo
page-log-in = Přihlásit se
page-log-out = Odhlásit se
page-claim = Nechat si jméno
page-claim-help = S heslem se můžete přihlásit i jinde a hrát hodnocené hry.
page-change-password = Změnit heslo
page-forget = Smazat moje jméno
page-forget-help = Vaše jméno z tohoto serveru zmizí. Odehrané partie zůstanou jako partie bývalého hráče.
page-other-device = Hrát na jiném zařízení
page-other-device-help = Otevřete tam tuto adresu. Platí jednou, do { $time }.
page-former-player = Bývalý hráč
page-stars = Vega, Mira, Rigel, Altair, Capella, Castor, Deneb, Spica, Pollux, Sirius, Bellatrix, Antares, Prokyon, Elektra, Regulus, Algol, Maia, Aldebaran
page-bot = bot: { $level }
page-program = program
page-guest = host
page-programs = Programy
page-programs-help = Váš program hraje přes stejné rozhraní pod vlastním jménem.
page-token-once = Tento klíč se ukáže jen jednou. Dobře ho uschovejte.
page-add = Přidat
page-end = Ukončit

## Lobby

page-my-tables = Moje stoly
page-open-tables = Otevřené stoly
page-running-tables = Stoly, kde se hraje
page-more-tables = Další stoly
page-no-tables = Zatím nikdo nečeká na spoluhráče. Založte stůl.
page-new-table = Založit stůl
page-play-now = Hrát
page-play-now-help = Hned, proti dvěma botům
page-play-at-once = Bez účtu a bez příprav: vyberte hru a hrajte.
page-your-move = jste na tahu
page-open = Otevřít
page-free-seat = volné místo
page-first-game = První hra s průvodcem
page-first-game-help = Naučte se hru { $game } hraním: první kroky vám ukáže a vysvětlí průvodce.
page-phase-gathering = čeká na hráče
page-phase-playing = hraje se
page-phase-over = dohráno
page-phase-frozen = zastaveno
page-phase-closed = zrušeno
page-players = { $min } až { $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}
page-about-race = Planety a technologie tvoří říši a každá karta je i platidlem. Půl hodiny.
page-about-mars = Teplo, vzduch a oceány pro Mars, díky dvěma stům projektů. Celý večer.
page-about-planet = Každý pokrývá planetu dílky z jedné otočné stanice. Hodina.
page-about-moon = Všichni píší zároveň: tři čísla, tři akce, osm dobrodružství. Půl hodiny.
page-resume = Jste na tahu { $n ->
    [one] u jednoho stolu
   *[other] u { $n } stolů
}
page-import = Nahrát záznam hry
page-import-help = Záznam se přehraje a zkontroluje, než se ukáže.

## Nový stůl

page-game = Hra
page-preset = Varianta
page-options = Možnosti
page-more-options = Další možnosti
page-who-plays = Kdo hraje
page-seat-n = Místo { $n }
page-seat-me = já
page-seat-here = hráč u tohoto zařízení
page-seat-here-name = Jméno hráče na místě { $n }
page-seat-open = přítel, přes odkaz
page-seat-bot = bot: { $level }
page-level-random = Hraje cokoli, co pravidla dovolí.
page-level-greedy = Bere, co se zrovna nejvíc hodí, bez plánu.
page-level-easy = Přemýšlí krátce a leccos přehlédne.
page-level-normal = Hraje rozumně, na pohodový večer.
page-level-hard = Plánuje dopředu a málokdy chybuje.
page-level-expert = Přemýšlí až tři vteřiny a chyby trestá.
page-level-search = Přemýšlí pětinu vteřiny, bez náhodných chyb.
page-level-producer = Hraje jako Těžký a má rád produkční planety a jejich zboží.
page-level-conqueror = Hraje jako Těžký a nejdřív zbrojí.
page-level-builder = Hraje jako Těžký a raději vyvíjí technologie, než osidluje planety.
page-level-racer = Hraje jako Těžký a žene se ke konci s dlouhou řadou karet.
page-level-terraformer = Hraje jako Těžký a zvyšuje hlavně svůj TR.
page-level-gardener = Hraje jako Těžký a pěstuje rostliny a zeleň.
page-level-industrialist = Hraje jako Těžký a rozjíždí produkci všeho druhu.
page-level-planner = Hraje jako Těžký a chce celé řádky a sloupce.
page-level-rescuer = Hraje jako Těžký a sbírá biokapsle a meteority.
page-level-scholar = Hraje jako Těžký a postupuje po stupnicích.
page-level-achiever = Hraje jako Těžký a jde po úkolech.
page-level-settler = Hraje jako Těžký a chce mít všude číslo.
page-level-tinkerer = Hraje jako Těžký a kroužkuje, co mu akce dovolí.
page-add-seat = Přidat místo
page-remove-seat = Odebrat místo { $n }
page-table-rules = U tohoto stolu
page-public = Kdokoli ho může najít a sledovat
page-confirm-turn = Potvrzovat každý tah
page-confirm-turn-help = Co uděláte, uvidíte jen vy, dokud to nepotvrdíte.
page-hints = Rady povoleny
page-rated = Hodnocená hra
page-rated-help = Aspoň dva hráči se jménem a heslem, každý na jednom místě, a hodiny; bez botů a rad. Kdo odejde nebo komu vyprší čas, prohrál; hra, z níž někdo odejde dřív, než všichni táhli, se nepočítá.
page-clock = Hodiny
page-clock-none = žádné
page-clock-live = živě: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
} a { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
} navíc za každý krok
page-clock-by-mail = na dálku: { $days ->
    [one] { $days } den na každý krok
    [few] { $days } dny na každý krok
   *[other] { $days } dnů na každý krok
}
page-flag = Když vyprší čas
page-flag-bot = hraje dál bot
page-flag-end = hra končí
page-take-back = Vracení tahů
page-take-back-usual = volné proti botům, férové s ostatními
page-take-back-free = volné: cokoli a kolikrát chcete
page-take-back-fair = férové: dokud někdo neodpoví
page-take-back-holds-free = Tahy lze vracet volně: cokoli a kolikrát chcete; co na ně kdo odpověděl, vrátí se s nimi.
page-take-back-holds-fair = Tahy lze vracet férově: jen vlastní, dokud nic neodhalily a dokud nikdo, ani bot, neodpověděl. Dál jen se souhlasem ostatních.
page-take-back-holds-rated = Tahy lze vracet férově: jen vlastní, dokud nic neodhalily a dokud nikdo neodpověděl. Dál ne, hra je hodnocená.
page-start-when-full = Začít, jakmile je plno
page-as-series = Hrát sérii: několik stolů po sobě se stejnými hráči
page-create = Založit stůl
page-seat-range = S těmito možnostmi může hrát { $min } až { $max } { $max ->
    [one] hráč
    [few] hráči
   *[other] hráčů
}.
page-series-here = Série

## Před začátkem

page-gathering = Čeká se na hráče
page-gathering-help = Pošlete odkaz. Volná místa po začátku hry obsadí boti.
page-copy-link = Zkopírovat odkaz
page-copied = Zkopírováno
page-start-game = Začít hru
page-take-seat = Posadit se sem
page-leave = Odejít
page-close-table = Zrušit stůl
page-here = u stolu
page-away = není u stolu
page-closed-table = Tento stůl byl zrušen.
page-void-game = Někdo odešel dřív, než všichni táhli: tato hra se nepočítá.
page-invited = pozvánka
page-invited-you = Máte pozvánku
page-invited-again = Někdo s vámi chce hrát znovu. Chcete?
page-starts-together = Hra začne, až budou mít stůl otevřený všichni.
page-frozen-table = V pravidlech u tohoto stolu nastala chyba a stůl byl zastaven, aby se nic neztratilo.

## Hraní

page-your-turn = Jste na tahu
page-waiting-for = Čeká se na tah: { $players }
page-watching = Sledujete hru
page-confirm = Potvrdit
page-confirm-picked = Potvrdit ({ $n })
page-confirm-draft = Potvrdit tah
page-pick-more =
    { $n ->
        [one] Vyberte ještě { $n }
        [few] Vyberte ještě { $n }
       *[other] Vyberte jich ještě { $n }
    }
page-drop = Zrušit výběr
page-undo = Vrátit tah
page-ask-undo = Požádat o vrácení tahu
page-hint = Poradit
page-hint-says = Bot by volil: { $action }
page-hint-agrees = Tohle by vybral i bot: { $action }
page-why = Proč ne?
page-why-nothing = S tímhle teď nelze nic udělat.
page-why-title = Teď to nejde
page-why-all-possible = Teď je možné všechno, co by vás mohlo napadnout.
page-picked = vybráno { $picked } z { $most }
page-picked-range = vybráno { $picked } ({ $least } až { $most })
page-cannot-undo = Tohle nelze vzít zpět.
page-gain = { $sign }{ $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
page-draft = Zatím nepotvrzeno: vidíte to jen vy
page-undo-asked = { $seat } žádá o vrácení tahu.
page-agree = Souhlasit
page-refuse = Odmítnout
page-thinking = přemýšlí
page-ready = hotovo
page-bot-plays-left = odchod, hraje bot
page-bot-plays-resigned = vzdáno
page-bot-plays-flagged = vypršel čas
page-bot-plays-away = není u stolu, hraje bot
page-long-away = { $seat } není u stolu.
page-stand-in-ask = Nechat hrát bota
page-stand-in-waits = Ostatní u stolu musí souhlasit.
page-score = Skóre
page-standings = Průběžné skóre
page-total = Celkem
page-log = Deník hry
page-chat = Chat
page-chat-say = Napište něco
page-send = Poslat
page-earlier = Dřívější
page-empty-log = Zatím se nic nestalo.
page-empty-chat = Zatím nikdo nic neřekl.
page-close = Zavřít
page-resign = Vzdát se
page-resign-sure = Opravdu se vzdát? Dál za vás hraje bot a budete poslední.
page-yes = Ano
page-no = Ne
page-text-view = Textové zobrazení
page-board-view = Herní plán
page-board = Herní stůl
page-to-result = K výsledku
page-show-seat = Ukázat karty: { $seat }
page-curtain-help = U tohoto zařízení hraje několik hráčů. Předejte ho a odkryjte další karty.
page-filter = Pište a hledejte akci
page-no-match = Žádná akce tato slova nemá.
page-actions = Co můžete udělat
page-other-actions = Další
page-news = Co se stalo
page-story = Co dělali ostatní
page-story-none = Tady uvidíte, co dělají ostatní.
page-story-back = O krok zpět
page-story-on = O krok dál
page-story-show = Ukázat na plánu
page-story-close = Zavřít přehled
page-unread = { $n ->
    [one] { $n } nová zpráva
    [few] { $n } nové zprávy
   *[other] { $n } nových zpráv
}
page-sort = Seřadit
page-fold-hand = Sbalit ruku
page-zoom-in = Přiblížit
page-zoom-out = Oddálit
page-fit = Celé
page-seat-board = Karty: { $seat }
page-shortcuts = Klávesové zkratky
page-shortcut-confirm = potvrdit
page-shortcut-undo = vrátit tah
page-shortcut-hint = poradit
page-shortcut-why = proč ne
page-shortcut-drop = zrušit výběr, zavřít panel
page-shortcut-seats = podívat se na hráče
page-shortcut-arrows = od věci k věci
page-shortcut-text = textové zobrazení a zpět
page-shortcut-tile = Otočit a převrátit dílek v ruce

## Konec

page-game-over = Konec hry
page-wins = Vítězí { $seat }
page-you-win = Vítězíte!
page-shared = Sdílené vítězství: { $seats }
page-you-lose = Tentokrát to nevyšlo.
page-won-by = { $seat } má náskok { $n ->
    [one] { $n } bodu
    [few] { $n } bodů
   *[other] { $n } bodů
}. Největší rozdíl: { $line } (+{ $lead }).
page-won-given-up = Hra skončila vzdáním: { $seats }.
page-tie-broken = Shoda bodů. Rozhoduje { $by ->
    [race_0] víc karet v ruce a zboží dohromady
    [mars_0] víc M€
    [planet_0] méně nezakrytých políček
    [planet_1] méně meteoritů na planetě
    [moon_rockets] víc zbylých raket
    [moon_errors] méně chyb systému
   *[other] rozřešení shody podle pravidel
}: { $first } ku { $second }.
page-tie-shared = Shoda v bodech i v tom, co ji má rozhodnout.
page-rank = { $n }.
page-chart = { $game ->
    [mars] Skóre po generacích
    [moon] Skóre po tazích
    [planet] Skóre po tazích
   *[other] Skóre po kolech
}
page-chart-move = { $n }. krok
page-chart-round = { $game ->
    [mars] { $n }. generace
    [moon] { $n }. tah
    [planet] { $n }. tah
   *[other] { $n }. kolo
}
page-chances = Šance na výhru
page-chances-soon = Počítá se, kdo jak stál… potrvá to pár vteřin.
page-chances-after = po
page-chances-how = Odhad prohledáváním: šance s odkrytými kartami, tahy podle toho, co jejich hráč mohl vědět.
page-slips = Tahy, které stály nejvíc
page-slip-played = Zahráno, { $chance } %:
page-slip-better = Lépe, { $chance } %:
page-as-table = jako tabulka
page-rematch = Hrát znovu
page-rematch-asked = Někdo už si o další hru řekl.
page-replay = Přehrát
page-record = Stáhnout záznam hry
page-seed = Otisk semínka: { $sha }
page-rating-change = hodnocení { $change }

## Přehrávání

page-replay-of = Přehrání záznamu: { $game }
page-moment = Krok { $n } z { $of }
page-view-as = Pohled
page-spectator = divák
page-referee = karty všech
page-step-first = Na začátek
page-step-back = O krok zpět
page-step-on = O krok dál
page-step-last = Na konec
page-play = Přehrát
page-pause = Pozastavit
page-share-moment = Zkopírovat odkaz na tento krok

## Hráč, série, pravidla

page-ratings = Hodnocení
page-rating-games = { $n ->
    [one] { $n } partie
    [few] { $n } partie
   *[other] { $n } partií
}
page-no-ratings = Zatím žádné hodnocené partie.
page-results = Výsledky
page-no-results = Zatím žádné dohrané partie.
page-result-rank = { $rank }. místo z { $seats }
page-series = Série: { $game }
page-series-table = Stůl { $n }
page-series-next = Hrát další stůl
page-series-stars = Hvězdy
page-series-won = { $n ->
    [0] Sérii nevyhrává nikdo.
    [one] Sérii vyhrává { $players }.
   *[other] Sérii vyhrávají { $players }.
}
page-not-played = nehráno
page-campaign = Tažení
page-campaign-title = Tažení na Měsíc
page-campaign-intro = Osm dobrodružství za sebou, od prvního startu až po bitvu o planety. Každé přináší hvězdy; kdo jich má na konci nejvíc, dovedl výpravu nejdál.
page-campaign-with = Proti komu
page-campaign-alone = sólo, proti systému ASTRA
page-campaign-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boti
   *[other] { $n } botů
}
page-campaign-begin = Začít tažení
page-campaign-go-on = Pokračovat v tažení
page-campaign-done = odehráno
page-campaign-now = hraje se
page-campaign-next = na řadě
page-campaign-later = ještě čeká
page-campaign-play = Hrát: { $scenario }
page-campaign-return = Zpět ke stolu
page-campaign-1 = Odpočítávání běží a raketa je pořád poloprázdná. Každý nakládá, co bude nový domov potřebovat, a nikdo nechce odstartovat poslední.
page-campaign-2 = Mezi Zemí a Měsícem leží tři dny tmy. Stanice na cestě čekají na zásoby a let je třeba rozdělit na úseky, které posádka zvládne.
page-campaign-3 = Pod nohama je pevná půda a kolem úplné ticho. Z prachu rostou první stavby a tunely je spojí dřív, než přijde dlouhá noc.
page-campaign-4 = Co si kolonie nepřiveze ze Země, musí vykutat z Měsíce. Roboti hloubí šachtu za šachtou a továrny mají hlad.
page-campaign-5 = Z Měsíce se stává město. Čtyři věže rostou ke hvězdám i do skály a nad nimi se díl po dílu klene kopule, která udrží vzduch.
page-campaign-6 = V hlubokých šachtách něco spalo. Zavírají se průchody, vyklízejí čtvrti a závodí ti, kdo utíkají, s tím, co jde za nimi.
page-campaign-7 = Měsíc už se neudrží. V docích stojí šest lodí a kdo včas otevře přechodové komory, vezme s sebou lidi, rostliny i vědění.
page-campaign-8 = Tam venku čekají planety, které nikomu nepatří, a všimli si jich všichni kapitáni. Co začalo jako společná cesta, končí zápasem o nové světy.
page-rules-search = Hledat v pravidlech
page-rules-matches = { $n ->
    [one] { $n } místo
    [few] { $n } místa
   *[other] { $n } míst
}
page-rules-none = Pravidla této hry ještě nejsou sepsána.
page-rules-contents = Obsah
page-rules-english = Tato pravidla jsou zatím sepsána jen anglicky.

## Nastavení

page-language = Jazyk
page-theme = Vzhled
page-theme-system = podle systému
page-theme-light = světlý
page-theme-dark = tmavý
page-sound = Zvuk, když jsem na tahu
page-notices = Upozornění, když jsem na tahu
page-notices-not = Tento prohlížeč zde upozornění nedovoluje.
page-ends = Ukončit můj tah, když už není o čem rozhodovat
page-keys = Zkratky na písmenech
page-quick = Neptat se podruhé ani na to, co nelze vzít zpět
page-motion = Ukazovat dění pohybem
page-pace = Jak rychle se ukazují tahy ostatních
page-pace-slow = pomalu
page-pace-normal = normálně
page-pace-instant = hned
page-text-always = Vždy textové zobrazení
page-playing-section = Hraní
page-look-section = Vzhled
page-account-section = Účet

## Když je něco špatně

page-error-unreachable = Server není dostupný. Nic se neztratilo; zkuste to za chvíli znovu.
page-error-server = Na serveru nastala chyba a nic se nestalo. Zkuste to znovu.
page-error-page = Na této stránce nastala chyba. Vaše partie je na serveru v bezpečí.
page-error-not-found = Na této adrese nic není.
page-error-back = Zpět do lobby
page-error-table = Tento stůl nelze otevřít. Odkaz možná není úplný, nebo je stůl soukromý.
page-error-record-file = Tento soubor není záznam hry.
page-try-again = Zkusit znovu
page-lost = Spojení je přerušeno. Vaše tahy jsou v bezpečí.
page-reconnecting = Spojení se obnovuje
page-outdated = Je tu novější verze. Vaše partie je v bezpečí.
page-reload = Načíst znovu

## Hra s průvodcem

page-guide-step = { $n } z { $of }
page-guide-leave = Opustit průvodce
page-guide-off-path = Vydali jste se vlastní cestou. Hrajte dál, jak chcete; „Vrátit tah“ vás vrátí k průvodci.
page-guide-next = Další krok této hry je označen.

## Místa u stolu

page-seat-sky = modrá, kruh
page-seat-orange = oranžová, trojúhelník
page-seat-green = zelená, čtverec
page-seat-pink = růžová, kosočtverec
page-seat-yellow = žlutá, křížek
page-seat-vermilion = červená, hvězda

## Samotný hráč, do výčtů

page-player = { $seat }

## Na plánu hry race

page-race-sort-kind = podle barvy
page-race-sort-cost = podle ceny
page-race-sort-points = podle bodů
page-race-confirm-discard = Odhodit { $n }
page-race-confirm-keep = Nechat si { $n }
page-race-confirm-pay =
    { $n ->
        [one] Zaplatit { $n } kartu
        [few] Zaplatit { $n } karty
       *[other] Zaplatit { $n } karet
    }
page-race-tableau = Vyložené karty
page-race-military = Vojenská síla
page-race-face-down = zvoleno, lícem dolů
page-race-choosing = ještě volí

## Hra race s průvodcem

page-guide-race-choose = V každém kole si všichni tajně zvolí fázi. Proběhnou jen zvolené fáze, ale hrají je pak všichni; kdo fázi zvolil, má její bonus. Zvolte Osídlení, abyste mohli vyložit planetu.
page-guide-race-phase = Zvolte fázi, která vám pomůže nejvíc. Myslete i na to, co zvolí ostatní: jejich fáze hrajete také, aniž je zvolíte.
page-guide-race-conquer = Číslo v červeném kruhu má vojenská planeta. Nic nestojí: stačí mít tak velkou vojenskou sílu a 1 dává vaše startovní planeta. Čárkovaný kroužek znamená, že planeta přijde se zbožím. Vyložte označenou.
page-guide-race-again = Kdo zvolil Osídlení, dobral si po vyložení planety kartu. To se vyplácí: zvolte Osídlení ještě jednou.
page-guide-race-settle = Číslo v kruhu je cena: zaplatíte tolika dalšími kartami z ruky. Červený kruh má vojenská planeta, tu místo placení dobudete. Vyberte osvětlenou planetu, nebo nic nevykládejte.
page-guide-race-way = Tuto planetu lze vyložit více způsoby. Vyberte ten, který vás stojí nejméně.
page-guide-race-pay = Karty jsou také peníze. Zaplaťte těmi, které budete potřebovat nejméně, a potvrďte.
page-guide-race-choose-develop = Technologie mají vylepšení, která platí po celou hru. Zvolte Rozvoj: kdo ho zvolil, platí o kartu méně, takže vaše nejlevnější technologie nebude stát nic.
page-guide-race-develop = Kosočtverec je technologie: platí se stejně a pomáhá až do konce hry. Podržte ukazatel nad kartou a přečtěte si, co dělá.
page-guide-race-pay-development = Kdo zvolil Rozvoj, platí o kartu méně. Vyberte karty, kterými zaplatíte.
page-guide-race-explore = Průzkum přináší nové karty. Ponechte si, co se hodí k vašim planetám; zbytek se odhodí.
page-guide-race-sell = Zboží lze prodat za karty. Vaše vojenská planeta má hnědé zboží, to vynese 3, a karty teď potřebujete. Zvolte Spotřebu: Obchod.
page-guide-race-trade = Prodejte zboží za karty: modré vynese 2, hnědé 3, zelené 4, žluté 5 a některé karty přidají.
page-guide-race-consume = Spotřeba mění zboží na body nebo karty. Vyberte, které vylepšení použijete první; použít se musí každé, které použít lze.
page-guide-race-consume-goods = Vyberte zboží, které toto vylepšení spotřebuje.
page-guide-race-goods = Barevné planety nesou zboží. Produkční ho dostanou v každé fázi Produkce; prémiové s kroužkem s ním přišly a teď čekají na bonus. Vaše jsou prázdné: zvolte Produkci.
page-guide-race-windfall = Vyberte prémiovou planetu, která dostane zboží.
page-guide-race-earth = Druhý hráč zvolil Osídlení, osídlit tedy můžete i vy. Označená planeta vezme skoro celou ruku, ale má 3 body, pokaždé vyprodukuje zboží a mění zboží na body.
page-guide-race-double = Všechny vaše produkční planety mají zboží. Spotřeba: 2× VB je druhý způsob spotřeby: zdvojí žetony, které přinesou vaše vylepšení. Zvolte ji.
page-guide-race-powers = Začněte vylepšením, které dává nejvíc. Toto dá za zboží žeton a kartu, a žeton se zdvojí.
page-guide-race-engine = Produkovat a pak spotřebovat za dvojnásobek bodů: střídat tyto dvě fáze je stroj, kterým se vyhrává mnoho her. Zvolte Produkci.
page-guide-race-marines = Druhý hráč zvolil Rozvoj, tak toho využijte. Označená technologie zvýší vaši vojenskou sílu o 2: na dosah budou silnější planety.
page-guide-race-plan = Dvě vaše karty patří k sobě: technologie s vojenskou silou 3 a vojenská planeta s obranou 6. Zvolí-li někdo v tomto kole Rozvoj, vyložíte obě. Zvolte Osídlení.
page-guide-race-drop-ships = Vyšlo to: fáze Rozvoj proběhne. Vyložte označenou technologii; s ní máte vojenskou sílu 6.
page-guide-race-fleet = A teď planeta, kvůli které to bylo. Nestojí žádné karty, má 4 body, produkuje nejdražší zboží a vojenskou sílu zvýší ještě o 3.
page-guide-race-free = V ruce máte málo karet. Planeta s cenou 0 přijde se zbožím a kdo zvolil Osídlení, dobere si kartu. Zvolte Osídlení.
page-guide-race-search = Když v ruce není nic, co by stálo za vyložení, hledejte lepší: Průzkum: +5 ukáže mnoho karet a jednu si necháte.
page-guide-race-robots = Našli jste technologii, která mění hnědé zboží na body a karty. Zvolte Rozvoj.
page-guide-race-last = Vaše vojenská síla stačí skoro na všechno červené. Zvolte Osídlení a dobuďte ještě jednu planetu i se zbožím.
page-guide-race-finish = V zásobě zbývá málo žetonů VB a hra končí kolem, ve kterém dojdou. Vaše planety mají zboží: vezměte si zbytek Spotřebou: 2× VB.
page-guide-race-limit = Na konci kola smíte držet deset karet. Odhoďte, co potřebujete nejméně.
page-guide-race-end = Hra končí, když má někdo dvanáct vyložených karet nebo dojde zásoba žetonů VB; pak se sečtou žetony a karty. Hrajte dál, jak chcete.
page-guide-planet-rotate = V každém tahu otáčí stanicí velitel, který má hvězdu. Každý si pak vezme jeden ze dvou dílků, které má před sebou. Natočte k sobě označenou sekci.
page-guide-planet-select = Velký dílek z vnějšího kruhu, nebo malý z vnitřního: na obou jsou dvě budovy. Vezměte označený.
page-guide-planet-place = Dílek otáčíte klávesou R a převracíte klávesou F, nebo zvolíte jednu z poloh pod ním. První dílek se musí dotýkat okraje planety. Položte ho, jak je označeno; planetu se snažte zakrýt co nejvíc.
page-guide-planet-advance = Každá budova na dílku posune svůj ukazatel na desce korporace. Nejdřív technologie: klepněte na jejich ukazatel.
page-guide-planet-deploy = Ukazatele docházejí na pole, která něco dávají: tady rover. Rovery jezdí po planetě a sbírají biokapsle a meteority. Postavte ho na označené políčko.
page-guide-planet-done = Nic už nezbývá. Ukončete tah; ostatní hrají ten svůj zároveň.
page-guide-planet-two = Teď byl velitelem druhý hráč a otočil stanicí. Berete z toho, co leží před vámi: označený dílek.
page-guide-planet-touch = Další dílky se musí dotýkat vašich. Zakrývejte led i pevninu, řádek po řádku a sloupec po sloupci: plné přinášejí medaile.
page-guide-planet-again = Posuňte technologie ještě jednou.
page-guide-planet-synergy = Fialová hvězda je synergie pokroku: posune kterýkoli jeden ukazatel. Použijte ji na technologie.
page-guide-planet-rounds = To byl váš druhý tah. Ukončete ho.
page-guide-planet-station = Velitelem jste vy. Než stanicí otočíte, podívejte se, co by vám která sekce přinesla a co by dostali ostatní.
page-guide-planet-choose = Vezměte dílek, který posune, co potřebujete, nebo který se nejlépe vejde do mezery. Na konci se počítá obojí.
page-guide-planet-free = Položte dílek tam, kde ho průvodce ukazuje, a dál už hrajte sami.
page-guide-planet-place-general = Svítící políčka přijmou dílek tak, jak ho držíte. Pro ostatní ho otočte nebo převraťte. Plné řádky a sloupce přinesou na konci medaile.
page-guide-planet-turn = Vyhodnoťte, co zbývá: posuňte ukazatele, umístěte dílky výsadby, jeďte rovery. Pak tah ukončete.
page-guide-planet-keep = Nechte si jednu z karet: zelené platí hned, žluté se počítají na konci.
page-guide-planet-end = Hra končí, když někdo nemůže položit dílek. Medaile přinášejí plné řádky a sloupce, ukazatele, posbírané biokapsle a meteority, karty a mise. Hrajte dál, jak chcete.
page-guide-moon-pair = Na stole leží tři kombinace, vždy číslo s akcí. Všichni si zároveň vybírají jednu ze tří a nikdo vám nic nevezme. Vezměte označenou devítku.
page-guide-moon-write = Zapište číslo na svůj list. Na každém podlaží čísla rostou zleva doprava a co je zapsáno, to platí. Značka u podlaží říká, jakou akci přijímá; podlaží 1 přijímá všechny. Dejte devítku vpravo od středu.
page-guide-moon-second = Desítka se hodí hned vedle devítky. Dvě vyplněná pole jsou celá sekce, a o sekce tu jde. Vezměte ji.
page-guide-moon-fill = Zapište desítku vedle devítky: sekce je plná a dostanete, co je nad ní vytištěno.
page-guide-moon-build = Škrtli jste rakety a smíte stavět: X vyplní libovolné prázdné pole a platí za jakékoli číslo. Dejte ho do krátké sekce, která má hodně raket.
page-guide-moon-third = Osmička patří hned před devítku. Než si vyberete, podívejte se, co máte na listu volné.
page-guide-moon-order = 8 je méně než 9, a tak stojí vlevo od ní. Nechte si místo na to, co teprve přijde.
page-guide-moon-section = V sekci s osmičkou chybí jedno pole. Trojka se tam hodí, protože vlevo od něj zatím nic není.
page-guide-moon-low = Zapište trojku: zase je plná sekce, tentokrát s raketami a s X.
page-guide-moon-chain = Tohle X vyplní hned další sekci. Jeden dobrý tah jich může spustit několik: nejdřív tu, kterou vyplnilo X, pak vaši vlastní.
page-guide-moon-floors = A teď na jiné podlaží: číslo s rostlinou smí na podlaží 2. Vezměte pětku.
page-guide-moon-plant = Nová sekce: pětka přijde na její levé pole, aby za ní mohlo následovat cokoli vyššího.
page-guide-moon-high = Čtrnáctka je druhé nejvyšší číslo. Doplní sekci s pětkou.
page-guide-moon-last = Zapište čtrnáctku vedle pětky. Pole vpravo od ní teď přijmou jen patnáctku nebo X: taková čísla dávejte tam, kde to málo bolí.
page-guide-moon-prepare = Příprava raket: šedé rakety platí jen tehdy, když je jejich šipka vyplněná dřív, než se zaplní jejich sekce. Vyplňte označenou.
page-guide-moon-pair-general = Vezměte kombinaci, jejíž číslo se vám nejlépe hodí. Když se žádné číslo nikam nevejde, označíte místo toho chybu systému.
page-guide-moon-write-general = Svítící pole číslo přijmou: zleva doprava roste, a to na podlaží se značkou akce nebo na podlaží 1.
page-guide-moon-missions = Úkol má větší cenu pro toho, kdo ho splní první.
page-guide-moon-end = Kdo škrtne všechny rakety, odstartuje a vyhrává; jinak na konci rozhoduje skóre rakety. Plné sekce přinášejí rakety, úkoly dole ještě další. Hrajte dál, jak chcete.

## Na plánu hry mars

page-mars-standard = Standardní projekty
page-mars-milestones = Čestné tituly
page-mars-awards = Soutěže
page-mars-played = Vaše vyložené karty
page-mars-active = Korporace a modré karty
page-mars-automated = Zelené karty
page-mars-events = Události
page-mars-used = využito
page-mars-cost-now = teď vás stojí { $n } €
page-mars-payment = Zvolte, čím a kolik zaplatíte; zbytek se platí v €.
page-mars-rest = zbývá zaplatit { $n } €
page-mars-picked =
    { $n ->
        [one] vybrána { $n } karta
        [few] vybrány { $n } karty
       *[other] vybráno { $n } karet
    }
page-mars-confirm-buy =
    { $n ->
        [0] Nekoupit nic
       *[other] Koupit { $n } za { $cost } €
    }
page-mars-confirm-sell = Prodat { $n } za { $n } €
page-mars-confirm-keep =
    { $n ->
        [0] Nenechat si nic
       *[other] Nechat si { $n }
    }
page-mars-meant = označeno ke koupi
page-mars-money-left = zbude { $n } €
page-mars-plan = Označte, co byste koupili: u každé korporace vidíte, kolik peněz zbude.
page-mars-first-cards = Vaše první karty
page-mars-no-cards = V ruce nemáte žádné karty.
page-mars-first-player = Začínající hráč
page-mars-passed = Pasovali:
page-mars-sort-playable = nejdřív hratelné
page-mars-sort-cost = podle nákladů
page-mars-sort-kind = podle barvy
page-mars-sort-tag = podle kategorie
page-mars-goal = Váš cíl: kyslík, teplota a oceány na maximu
page-mars-goal-met = splněno
page-mars-generations-left =
    { $n ->
        [one] Toto je poslední generace.
        [few] Zbývají { $n } generace včetně této.
       *[other] Zbývá { $n } generací včetně této.
    }

## Hra mars s průvodcem

page-guide-mars-turn = V každé generaci hrajete karty a platíte projekty, jednu nebo dvě akce za tah, dokud všichni nepasují. Dole vidíte, co máte, a v hnědých rámečcích, co budete produkovat. Osvětlené karty lze zahrát hned; začněte tou označenou, kvůli teplu. Podržte ukazatel nad kartou a přečtěte si ji.
page-guide-mars-second = Můžete provést druhou akci, nebo ukončit tah. Oceán zvýší váš teraformační rating: zahrajte označenou kartu. Proč teď něco nejde, se dozvíte, když kliknete na neosvětlenou kartu.
page-guide-mars-turn-general = Jedna nebo dvě akce za tah: zahrajte osvětlenou kartu, použijte akci karty, standardní projekt, přeměňte rostliny nebo teplo. Když už nic užitečného nezbývá, pasujte.
page-guide-mars-second-general = Můžete provést druhou akci, nebo ukončit tah. Proč teď něco nejde, se dozvíte, když kliknete na neosvětlenou kartu.
page-guide-mars-place = Vyberte osvětlené pole pro destičku. Symboly na poli dostanete, když tam postavíte, a za každý sousedící oceán 2 €. Podržte ukazatel nad polem a uvidíte vše, co získáte.
page-guide-mars-pay = Ocelí se platí karty staveb, titanem karty vesmíru. Použijte je, kde to jde; zbytek zaplatíte penězi.
page-guide-mars-parameters = Každý stupeň teploty nebo kyslíku a každý oceán zvyšují váš teraformační rating. Rating je váš příjem a nakonec i body. Máte-li 14 € nazbyt, standardní projekt Asteroid zvýší teplotu.
page-guide-mars-convert = 8 J rostlin se změní na zeleň, 8 J tepla zvýší teplotu: použijte obě tlačítka u svých zdrojů, až se rozsvítí.
page-guide-mars-research = Nová generace: dostali jste příjem a produkci. Kupte karty, které opravdu zahrajete, každou za 3 €; tlačítko říká, co kupujete.
page-guide-mars-honours = Čestné tituly dají 5 bodů tomu, kdo je získá první; soutěže odmění na konci toho, kdo v něčem vede. Obojích je místo pro tři, sledujte počítadla vpravo.
page-guide-mars-target = Tento efekt někomu něco bere. Zvolte komu, nebo nikomu.
page-guide-mars-alternative = Tato karta dává na výběr. Vezměte si, co vám teď nejvíc pomůže.
page-guide-mars-pass = Když už nic užitečného nezbývá, pasujte. Co vám zůstane, si necháte, jen energie se změní na teplo.
page-guide-mars-end = Hra končí po generaci, ve které jsou teplota, kyslík i oceány na maximu. Pak se sečte rating, zeleň, města, tituly, soutěže a karty. Hrajte dál, jak chcete.
page-guide-mars-more = Druhý hráč odehrál tah a jste opět na řadě. Označená karta přinese rostliny a další oceán.
page-guide-mars-ocean-next = Vedle oceánu přinese destička 2 € za každý z nich, navíc k tomu, co je vytištěno na poli.
page-guide-mars-end-turn = Na nic, co by stálo za to, teď nemáte. Ukončete tah.
page-guide-mars-greenery = Zeleň zvýší obsah kyslíku a na konci je za ni bod. Mezi dvěma oceány přinese kromě rostlin i 4 €. Další zeleň už musí sousedit s vašimi destičkami.
page-guide-mars-building = Karty s hnědým symbolem jsou stavby: lze je platit ocelí. Zahrajte označenou.
page-guide-mars-production = Pasujte. Až pasují všichni, všichni produkují: peníze podle ratingu a příjmu dohromady, z ostatního to, co je v hnědých rámečcích.
page-guide-mars-research-again = Nemusíte kupovat nic. Nechte si peníze na to, co už máte: zvolte Nekoupit nic.
page-guide-mars-heat = 8 J tepla zvýší teplotu o stupeň a s ní váš rating. Stupně se symbolem dají něco navíc.
page-guide-mars-comet = Červené karty jsou události: stanou se jednou. Kometa je karta vesmíru, a tak na ni pomůže titan.
page-guide-mars-pay-titanium = Každý titan má hodnotu 3 €. Použijte, co máte.
page-guide-mars-order = Mají se stát dvě věci a na jejich pořadí může záležet. Zvolte nejdřív oceán.
page-guide-mars-amount = Zvolte, kolik.

## Na desce hry planet

page-planet-covered = Zakrytá políčka
page-planet-lifepods = Sebrané biokapsle
page-planet-meteorites = Sebrané meteority
page-planet-rovers-left = Rovery zatím na desce
page-planet-pool = Body pohybu
page-planet-stored = Uschované dílky výsadby
page-planet-commander = Velitel
page-planet-bring = Natočit tuto sekci k sobě
page-planet-turn-pending = Ještě zbývá: { $list }.
page-planet-turn-over = Nic už nezbývá: ukončete tah.
page-planet-hand = Dílek v ruce
page-planet-depot = Vaše sekce
page-planet-rotate = Otočit dílek
page-planet-flip = Převrátit dílek
page-planet-ways = Natočení
page-planet-way =
    { $flip ->
        [yes] Převrácený, otočený
       *[no] Otočený
    } o { $rotation }°: { $n ->
        [0] nikam se nevejde
        [one] { $n } možné místo
        [few] { $n } možná místa
       *[other] { $n } možných míst
    }
page-planet-pending = Co lze udělat
page-planet-fold = Sbalit desku korporace
page-planet-flux = Žeton flux
page-planet-civ-piles = Karty civilizace
page-planet-objectives = Mise
page-planet-personal = Osobní mise
page-planet-medals-win = Medaile za výhru a za shodu
page-planet-goal = Váš cíl: cílové skóre
page-planet-tech-active = aktivní
page-planet-tech-used = použitá
page-planet-tech-locked = zatím nedosažená
page-planet-land = pevnina
page-planet-ice = led
page-planet-lifepod = biokapsle
page-planet-meteorite = meteorit
page-planet-symbol = symbol meteoritu
page-planet-mark-ring = prstenec
page-planet-mark-centre = střed
page-planet-mark-city = město
page-planet-mark-toxic = toxický terén
page-planet-mark-current = proud, počítá se jako energie
page-planet-terrain = terén { $terrain ->
        [civ] civilizace
        [water] vody
        [biomass] zeleně
        [rover] roveru
        [tech] technologie
       *[energy] energie
    }
page-planet-row-medals = Řádek { $n }: { $medals ->
        [one] { $medals } medaile
        [few] { $medals } medaile
       *[other] { $medals } medailí
    }, { $full ->
        [yes] nyní se počítá
       *[no] až bude plný a bez meteoritů
    }
page-planet-column-medals = Sloupec { $n }: { $medals ->
        [one] { $medals } medaile
        [few] { $medals } medaile
       *[other] { $medals } medailí
    }, { $full ->
        [yes] nyní se počítá
       *[no] až bude plný a bez meteoritů
    }
page-planet-tool-patch = Umístit dílek výsadby
page-planet-tool-deploy = Umístit rover
page-planet-tool-move = Jet roverem
page-planet-tool-teleport = Teleportovat rover
page-planet-tool-relocate = Postavit rover
page-planet-tool-lift = Zvednout rover
page-planet-tool-collect = Sebrat žeton
page-planet-tool-destroy = Zničit žeton
page-planet-tool-add_meteorite = Přidat meteorit
page-planet-tool-advance = Posunout ukazatel
page-planet-tool-resource = Vyhodnotit budovu
page-planet-tool-energy = Energie: posunout ukazatel
page-planet-tool-tech_as_energy = Technologie jako energie: posunout ukazatel
page-planet-tool-synergy = Synergie pokroku: posunout ukazatel
page-planet-tool-double_synergy = Dvojitá synergie pokroku
page-planet-tool-pick = Vybrat ukazatel
page-planet-tool-raise = Zvednout ukazatel
page-planet-tool-regress = Snížit pokrok ukazatele
page-planet-tool-row = Získat řádek ukazatele
page-planet-tool-flux_token = Položit žeton flux

## Na desce hry moon

page-moon-pairs = Kombinace
page-moon-turn = Tah { $n }
page-moon-wild = S libovolnou akcí
page-moon-picked = Vaše kombinace
page-moon-number = Číslo, které zapíšete
page-moon-other-numbers = Ostatní čísla, podle polí
page-moon-slot-at = { $place }, { $n }. pole z { $of }
page-moon-slot-cross = { $a }, { $b }
page-moon-aid = Co tu akce dělají
page-moon-score = Průběžné body
page-moon-filled = vyplněná pole
page-moon-accomplished = splněné úkoly
page-moon-first = první
page-moon-later = později
page-moon-sheets = Vaše dva listy
page-moon-play-here = Tady je kapitán: teď hrajete na tomto listu
page-moon-odd = lichá čísla
page-moon-even = sudá čísla
page-moon-due =
    { $n ->
        [one] Zbývá { $n } šíření
        [few] Zbývají { $n } šíření
       *[other] Zbývá { $n } šíření
    }
