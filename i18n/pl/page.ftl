### Własne słowa strony.

## Miejsca

page-title = Orrery
page-tagline = Usiądź do stołu: cztery wielkie gry o zasiedlaniu kosmosu.
page-lobby = Lobby
page-rules = Zasady
page-settings = Ustawienia
page-skip = Przejdź do treści
page-loading = Wczytywanie
page-menu = Menu

## Kim jesteś

page-name = Imię
page-name-ask = Jak mamy się do ciebie zwracać?
page-name-go = Zajmij miejsce
page-name-help = Wystarczy imię. Później możesz zabezpieczyć je hasłem.
page-name-choose = Wybierz imię lub zaloguj się
page-name-change = zmień imię
page-name-keep = Zapisz imię
page-guest-names = Kometa, Meteor, Nowa, Pulsar, Kwazar, Łazik, Sonda, Satelita, Rakieta, Aurora
page-signed-in = Grasz jako { $name }
page-enter-ask = Tutaj grasz jako { $now }. Chcesz grać jako { $then }?
page-enter-ask-guest = { $now } to gość bez hasła: do tego imienia i jego miejsc nie da się na tym urządzeniu wrócić.
page-enter-yes = Graj jako { $then }
page-enter-no = Zostań jako { $now }
page-password = Hasło
page-old-password = Obecne hasło
page-log-in = Zaloguj się
page-log-out = Wyloguj się
page-claim = Zachowaj to imię
page-claim-help = Z hasłem zalogujesz się także gdzie indziej i zagrasz w gry rankingowe.
page-change-password = Zmień hasło
page-forget = Usuń moje imię
page-forget-help = Twoje imię zniknie z tego serwera. Rozegrane gry zostaną jako gry byłego gracza.
page-other-device = Graj na innym urządzeniu
page-other-device-help = Otwórz tam ten adres. Działa raz, do { $time }.
page-former-player = Były gracz
page-stars = Wega, Mira, Rigel, Altair, Kapella, Kastor, Deneb, Spika, Polluks, Syriusz, Bellatriks, Antares, Procjon, Elektra, Regulus, Algol, Maja, Aldebaran
page-bot = bot: { $level }
page-program = program
page-guest = gość
page-programs = Programy
page-programs-help = Twój program gra przez ten sam interfejs pod własną nazwą.
page-token-once = Ten klucz jest pokazany tylko raz. Zachowaj go.
page-add = Dodaj
page-end = Zakończ

## Lobby

page-my-tables = Moje stoły
page-open-tables = Otwarte stoły
page-running-tables = Stoły w grze
page-more-tables = Więcej stołów
page-no-tables = Nikt nie czeka na graczy. Załóż stół.
page-new-table = Załóż stół
page-play-now = Graj
page-play-now-help = Od razu, przeciw dwóm botom
page-play-at-once = Bez konta i bez przygotowań: wybierz grę i graj.
page-your-move = twój ruch
page-open = Otwórz
page-free-seat = wolne miejsce
page-first-game = Pierwsza gra z przewodnikiem
page-first-game-help = Naucz się gry { $game }, grając: przewodnik pokaże i objaśni pierwsze kroki.
page-phase-gathering = czeka na graczy
page-phase-playing = w grze
page-phase-over = zakończony
page-phase-frozen = zatrzymany
page-phase-closed = zamknięty
page-players = od { $min } do { $max } graczy
page-about-race = Światy i technologie tworzą imperium, a każda karta jest też zapłatą. Pół godziny.
page-about-mars = Ciepło, powietrze i oceany dla Marsa, dzięki dwustu projektom. Cały wieczór.
page-about-planet = Każdy pokrywa planetę płytkami z jednej obrotowej stacji. Godzina.
page-about-moon = Wszyscy piszą naraz: trzy liczby, trzy akcje, osiem przygód. Pół godziny.
page-resume = Twój ruch { $n ->
    [one] przy jednym stole
   *[other] przy { $n } stołach
}
page-import = Wczytaj zapis gry
page-import-help = Zapis zostaje odtworzony i sprawdzony, zanim się pokaże.

## Nowy stół

page-game = Gra
page-preset = Wariant
page-options = Opcje
page-more-options = Więcej opcji
page-who-plays = Kto gra
page-seat-n = Miejsce { $n }
page-seat-me = ja
page-seat-here = osoba przy tym urządzeniu
page-seat-here-name = Imię gracza na miejscu { $n }
page-seat-open = znajomy, przez link
page-seat-bot = bot: { $level }
page-level-random = Gra cokolwiek, na co pozwalają zasady.
page-level-greedy = Bierze to, co teraz daje najwięcej, bez planu.
page-level-easy = Myśli krótko i czasem coś przeoczy.
page-level-normal = Gra rozsądnie, na spokojny wieczór.
page-level-hard = Planuje z wyprzedzeniem i rzadko się myli.
page-level-expert = Myśli nawet trzy sekundy i karze za błędy.
page-level-search = Myśli przez jedną piątą sekundy, bez losowych błędów.
page-level-producer = Gra jak Trudny i lubi światy produkcyjne oraz ich towary.
page-level-conqueror = Gra jak Trudny i najpierw się zbroi.
page-level-builder = Gra jak Trudny i woli budować technologie niż zasiedlać światy.
page-level-racer = Gra jak Trudny i pędzi do końca z długim rzędem kart.
page-level-terraformer = Gra jak Trudny i pracuje nad swoim WT.
page-level-gardener = Gra jak Trudny i dba o roślinność i zieleń.
page-level-industrialist = Gra jak Trudny i rozwija wszelką produkcję.
page-level-planner = Gra jak Trudny i chce pełnych rzędów i kolumn.
page-level-rescuer = Gra jak Trudny i zbiera kapsuły ratunkowe i meteoryty.
page-level-scholar = Gra jak Trudny i pnie się po torach.
page-level-achiever = Gra jak Trudny i goni za misjami.
page-level-settler = Gra jak Trudny i chce mieć wszędzie liczbę.
page-level-tinkerer = Gra jak Trudny i zakreśla wszystko, na co pozwala akcja.
page-add-seat = Dodaj miejsce
page-remove-seat = Usuń miejsce { $n }
page-table-rules = Przy tym stole
page-public = Każdy może go znaleźć i oglądać
page-confirm-turn = Potwierdzaj każdą turę
page-confirm-turn-help = To, co robisz, widzisz tylko ty, dopóki tego nie potwierdzisz.
page-hints = Podpowiedzi dozwolone
page-rated = Gra rankingowa
page-rated-help = Co najmniej dwie osoby z imieniem i hasłem, każda na jednym miejscu, i zegar; bez botów i podpowiedzi. Kto odejdzie albo komu skończy się czas, przegrywa; gra, z której ktoś odejdzie, zanim wszyscy wykonali ruch, nie liczy się.
page-clock = Zegar
page-clock-none = brak
page-clock-live = na żywo: { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
} i dodatkowo { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
} za każdy krok
page-clock-by-mail = korespondencyjnie: { $days ->
    [one] { $days } dzień na każdy krok
    [few] { $days } dni na każdy krok
   *[many] { $days } dni na każdy krok
}
page-flag = Gdy skończy się czas
page-flag-bot = dalej gra bot
page-flag-end = gra się kończy
page-take-back = Cofanie ruchów
page-take-back-usual = swobodne z samymi botami, uczciwe z innymi
page-take-back-free = swobodne: wszystko i dowolnie często
page-take-back-fair = uczciwe: dopóki nikt nie odpowie
page-take-back-holds-free = Ruchy można cofać swobodnie: wszystko i dowolnie często; odpowiedzi na nie cofają się razem z nimi.
page-take-back-holds-fair = Ruchy można cofać uczciwie: tylko własne, dopóki niczego nie ujawniły i nikt, także bot, nie odpowiedział. Dalej tylko za zgodą pozostałych.
page-take-back-holds-rated = Ruchy można cofać uczciwie: tylko własne, dopóki niczego nie ujawniły i nikt nie odpowiedział. Dalej nie: gra jest rankingowa.
page-start-when-full = Zacznij, gdy wszystkie miejsca są zajęte
page-as-series = Graj serię: kolejne stoły z tymi samymi graczami
page-create = Załóż stół
page-seat-range = Przy tych opcjach może grać od { $min } do { $max } graczy.
page-series-here = Seria

## Przed początkiem

page-gathering = Oczekiwanie na graczy
page-gathering-help = Wyślij link. Wolne miejsca zajmą boty, gdy gra się zacznie.
page-copy-link = Skopiuj link
page-copied = Skopiowano
page-start-game = Rozpocznij grę
page-take-seat = Usiądź tutaj
page-leave = Odejdź
page-close-table = Zamknij stół
page-here = przy stole
page-away = nie ma przy stole
page-closed-table = Ten stół został zamknięty.
page-void-game = Ktoś odszedł, zanim wszyscy wykonali ruch: ta gra się nie liczy.
page-invited = zaproszenie
page-invited-you = Masz zaproszenie
page-invited-again = Ktoś chce zagrać z tobą ponownie. Chcesz?
page-starts-together = Gra zacznie się, gdy wszyscy będą mieli otwarty ten stół.
page-frozen-table = W zasadach przy tym stole wystąpił błąd i stół zatrzymano, aby nic nie przepadło.

## Gra

page-your-turn = Twoja tura
page-waiting-for = Oczekiwanie na ruch: { $players }
page-watching = Oglądasz grę
page-confirm = Potwierdź
page-confirm-picked = Potwierdź ({ $n })
page-confirm-draft = Potwierdź turę
page-pick-more =
    { $n ->
        [one] Wybierz jeszcze { $n }
        [few] Wybierz jeszcze { $n }
       *[many] Wybierz jeszcze { $n }
    }
page-drop = Anuluj wybór
page-undo = Cofnij ruch
page-ask-undo = Poproś o cofnięcie ruchu
page-hint = Podpowiedz
page-hint-says = Bot wybrałby: { $action }
page-hint-agrees = Bot też by to wybrał: { $action }
page-why = Dlaczego nie?
page-why-nothing = Z tym nie można teraz nic zrobić.
page-why-title = Teraz nie można
page-why-all-possible = Teraz możliwe jest wszystko, co mogłoby przyjść ci do głowy.
page-picked = wybrano { $picked } z { $most }
page-picked-range = wybrano { $picked } (od { $least } do { $most })
page-cannot-undo = Tego nie można cofnąć.
page-gain = { $sign }{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-draft = Jeszcze niepotwierdzone: widzisz to tylko ty
page-undo-asked = { $seat } prosi o cofnięcie ruchu.
page-agree = Zgoda
page-refuse = Odmów
page-thinking = myśli
page-ready = gotowe
page-bot-plays-left = odejście, gra bot
page-bot-plays-resigned = poddanie gry
page-bot-plays-flagged = koniec czasu
page-bot-plays-away = nie ma przy stole, gra bot
page-long-away = { $seat }: nie ma przy stole.
page-stand-in-ask = Niech gra bot
page-stand-in-waits = Pozostali przy stole muszą się zgodzić.
page-score = Wynik
page-standings = Bieżący wynik
page-total = Razem
page-log = Dziennik gry
page-chat = Czat
page-chat-say = Napisz coś
page-send = Wyślij
page-earlier = Wcześniejsze
page-empty-log = Jeszcze nic się nie wydarzyło.
page-empty-chat = Nikt jeszcze nic nie powiedział.
page-close = Zamknij
page-resign = Poddaj się
page-resign-sure = Poddać grę? Bot zagra dalej za ciebie, a ty zajmiesz ostatnie miejsce.
page-yes = Tak
page-no = Nie
page-text-view = Widok tekstowy
page-board-view = Plansza
page-board = Stół
page-to-result = Do wyniku
page-show-seat = Pokaż karty: { $seat }
page-curtain-help = Przy tym urządzeniu gra kilka osób. Przekaż je i odkryj następne karty.
page-filter = Pisz, aby znaleźć akcję
page-no-match = Żadna akcja nie zawiera tych słów.
page-actions = Co możesz zrobić
page-other-actions = Inne
page-news = Co się stało
page-story = Co zrobili inni
page-story-none = Tu zobaczysz, co robią inni.
page-story-back = Krok wstecz
page-story-on = Krok dalej
page-story-show = Pokaż na planszy
page-story-close = Zamknij przegląd
page-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
page-sort = Sortuj
page-fold-hand = Zwiń rękę
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-fit = Całość
page-seat-board = Karty: { $seat }
page-shortcuts = Skróty klawiszowe
page-shortcut-confirm = potwierdź
page-shortcut-undo = cofnij ruch
page-shortcut-hint = podpowiedz
page-shortcut-why = dlaczego nie
page-shortcut-drop = anuluj wybór, zamknij panel
page-shortcut-seats = obejrzyj gracza
page-shortcut-arrows = od rzeczy do rzeczy
page-shortcut-text = widok tekstowy i z powrotem
page-shortcut-tile = Obróć i odwróć płytkę w ręce

## Koniec

page-game-over = Koniec gry
page-wins = Wygrywa { $seat }
page-you-win = Wygrywasz!
page-shared = Wspólne zwycięstwo: { $seats }
page-you-lose = Tym razem się nie udało.
page-won-by = { $seat } ma przewagę { $n ->
    [one] { $n } punktu
    [few] { $n } punktów
   *[many] { $n } punktów
}. Największa różnica: { $line } (+{ $lead }).
page-won-given-up = Zadecydowało poddanie gry: { $seats }.
page-tie-broken = Tyle samo punktów. Remis rozstrzyga { $by ->
    [race_0] większa łączna liczba kart na ręce i towarów
    [mars_0] większa liczba M€
    [planet_0] mniejsza liczba niezakrytych kwadratów
    [planet_1] mniejsza liczba meteorytów na planecie
    [moon_rockets] większa liczba pozostałych rakiet
    [moon_errors] mniejsza liczba błędów systemu
   *[other] kryterium z zasad gry
}: { $first } do { $second }.
page-tie-shared = Remis w punktach i w tym, co remis rozstrzyga.
page-rank = { $n }.
page-chart = { $game ->
    [mars] Wyniki po pokoleniach
    [moon] Wyniki po turach
   *[other] Wyniki po rundach
}
page-chart-move = ruch { $n }
page-chart-round = { $game ->
    [mars] pokolenie { $n }
    [moon] tura { $n }
   *[other] runda { $n }
}
page-chances = Szanse na wygraną
page-chances-soon = Obliczamy, kto jak stał… potrwa to kilka sekund.
page-chances-after = po
page-chances-how = Ocena przez przeszukiwanie: szanse przy odkrytych kartach, ruchy według tego, co gracz mógł wiedzieć.
page-slips = Ruchy, które kosztowały najwięcej
page-slip-played = Zagrano, { $chance }%:
page-slip-better = Lepiej, { $chance }%:
page-as-table = jako tabela
page-rematch = Zagraj ponownie
page-rematch-asked = Ktoś już o to poprosił.
page-replay = Odtwórz
page-record = Pobierz zapis gry
page-seed = Odcisk ziarna: { $sha }
page-rating-change = ranking { $change }

## Powtórka

page-replay-of = Powtórka: { $game }
page-moment = Ruch { $n } z { $of }
page-view-as = Widok
page-spectator = widz
page-referee = karty wszystkich
page-step-first = Na początek
page-step-back = Jeden ruch wstecz
page-step-on = Jeden ruch dalej
page-step-last = Na koniec
page-play = Odtwórz
page-pause = Wstrzymaj
page-share-moment = Skopiuj link do tego ruchu

## Gracz, seria, zasady

page-ratings = Ranking
page-rating-games = { $n ->
    [one] { $n } rozgrywka
    [few] { $n } rozgrywki
   *[many] { $n } rozgrywek
}
page-no-ratings = Brak gier rankingowych.
page-results = Wyniki
page-no-results = Brak zakończonych gier.
page-result-rank = { $rank }. miejsce z { $seats }
page-series = Seria: { $game }
page-series-table = Stół { $n }
page-series-next = Zagraj następny stół
page-series-stars = Gwiazdki
page-series-won = { $n ->
    [0] Nikt nie wygrywa serii.
    [one] Serię wygrywa { $players }.
   *[other] Serię wygrywają { $players }.
}
page-not-played = nierozegrane
page-campaign = Kampania
page-campaign-title = Kampania księżycowa
page-campaign-intro = Osiem przygód z rzędu, od pierwszego startu po bitwę o planety. Każda przynosi gwiazdki; kto ma ich na koniec najwięcej, poprowadził wyprawę najlepiej.
page-campaign-with = Przeciw komu
page-campaign-alone = solo, przeciw systemowi ASTRA
page-campaign-bots = { $n ->
    [one] { $n } bot
    [few] { $n } boty
   *[many] { $n } botów
}
page-campaign-begin = Rozpocznij kampanię
page-campaign-go-on = Kontynuuj kampanię
page-campaign-done = rozegrane
page-campaign-now = w toku
page-campaign-next = następne
page-campaign-later = jeszcze przed tobą
page-campaign-play = Graj: { $scenario }
page-campaign-return = Wróć do stołu
page-campaign-1 = Odliczanie trwa, a rakieta wciąż jest w połowie pusta. Każdy ładuje to, czego będzie potrzebował nowy dom, i nikt nie chce wystartować ostatni.
page-campaign-2 = Między Ziemią a Księżycem leżą trzy dni ciemności. Stacje po drodze czekają na zapasy, a lot trzeba podzielić na etapy, które wytrzyma załoga.
page-campaign-3 = Grunt jest twardy, cisza zupełna. Z pyłu wyrastają pierwsze budowle, a tunele połączą je, zanim nadejdzie długa noc.
page-campaign-4 = Czego kolonia nie przywiezie z Ziemi, to musi wydobyć z Księżyca. Roboty drążą szyb za szybem, a fabryki czekają na surowce.
page-campaign-5 = Księżyc staje się miastem. Cztery wieże rosną ku gwiazdom i w głąb skały, a nad nimi segment po segmencie powstaje kopuła, która utrzyma powietrze.
page-campaign-6 = W głębokich szybach coś spało. Zamykają się przejścia, pustoszeją dzielnice i trwa wyścig między uciekającymi a tym, co idzie za nimi.
page-campaign-7 = Księżyca nie da się już utrzymać. W dokach stoi sześć statków, a kto na czas otworzy śluzy, zabierze ze sobą ludzi, rośliny i wiedzę.
page-campaign-8 = Tam w dali czekają planety, które do nikogo nie należą, a widzieli je wszyscy kapitanowie. Co zaczęło się jako wspólna podróż, kończy się walką o nowe światy.
page-rules-search = Szukaj w zasadach
page-rules-matches = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
page-rules-none = Zasady tej gry nie są jeszcze spisane.
page-rules-contents = Spis treści
page-rules-english = Te zasady są na razie spisane tylko po angielsku.

## Ustawienia

page-language = Język
page-theme = Motyw
page-theme-system = jak w systemie
page-theme-light = jasny
page-theme-dark = ciemny
page-sound = Dźwięk, gdy przychodzi moja tura
page-notices = Powiadomienie, gdy przychodzi moja tura
page-notices-not = Ta przeglądarka nie pozwala tu na powiadomienia.
page-ends = Kończ moją turę, gdy nie ma już o czym decydować
page-keys = Skróty literowe
page-quick = Nie pytaj drugi raz nawet o to, czego nie można cofnąć
page-motion = Pokazuj ruchem, co się dzieje
page-pace = Jak szybko pokazywać ruchy innych
page-pace-slow = powoli
page-pace-normal = normalnie
page-pace-instant = od razu
page-text-always = Zawsze widok tekstowy
page-playing-section = Gra
page-look-section = Wygląd
page-account-section = Konto

## Gdy coś jest nie tak

page-error-unreachable = Nie można połączyć się z serwerem. Nic nie przepadło; spróbuj za chwilę.
page-error-server = Serwer miał problem i nic się nie zmieniło. Spróbuj ponownie.
page-error-page = Na tej stronie wystąpił błąd. Twoja gra jest bezpieczna na serwerze.
page-error-not-found = Pod tym adresem nic nie ma.
page-error-back = Wróć do lobby
page-error-table = Nie można otworzyć tego stołu. Link może być niepełny albo stół jest prywatny.
page-error-record-file = Ten plik nie jest zapisem gry.
page-try-again = Spróbuj ponownie
page-lost = Utracono połączenie. Twoje ruchy są bezpieczne.
page-reconnecting = Trwa ponowne łączenie
page-outdated = Jest nowsza wersja. Twoja gra jest bezpieczna.
page-reload = Wczytaj ponownie

## Gra z przewodnikiem

page-guide-step = { $n } z { $of }
page-guide-leave = Opuść przewodnik
page-guide-off-path = Idziesz własną drogą. Graj dalej, jak chcesz; „Cofnij ruch” prowadzi z powrotem.
page-guide-next = Następny krok tej gry jest zaznaczony.

## Miejsca przy stole

page-seat-sky = błękitny, koło
page-seat-orange = pomarańczowy, trójkąt
page-seat-green = zielony, kwadrat
page-seat-pink = różowy, romb
page-seat-yellow = żółty, krzyżyk
page-seat-vermilion = czerwony, gwiazda

## Sam gracz, do list

page-player = { $seat }

## Na planszy gry race

page-race-sort-kind = według koloru
page-race-sort-cost = według kosztu
page-race-sort-points = według punktów
page-race-confirm-discard = Odrzuć { $n }
page-race-confirm-keep = Zatrzymaj { $n }
page-race-confirm-pay =
    { $n ->
        [one] Zapłać { $n } kartę
        [few] Zapłać { $n } karty
       *[many] Zapłać { $n } kart
    }
page-race-tableau = Wyłożone karty
page-race-military = Siła militarna
page-race-face-down = wybrane, zakryte
page-race-choosing = jeszcze wybiera

## Gra race z przewodnikiem

page-guide-race-choose = W każdej rundzie wszyscy w tajemnicy wybierają fazę. Odbywają się tylko wybrane fazy, ale grają je wszyscy; kto fazę wybrał, ma jej premię. Wybierz kolonizację, aby wyłożyć świat.
page-guide-race-phase = Wybierz fazę, która najbardziej ci pomoże. Pomyśl też, co wybiorą inni: w ich fazach bierzesz udział bez wybierania.
page-guide-race-conquer = Liczba w czerwonym kole oznacza świat militarny. Nic nie kosztuje: potrzebna jest taka siła militarna, a 1 daje twój świat startowy. Przerywany pierścień oznacza, że świat przychodzi z towarem. Wyłóż zaznaczony.
page-guide-race-again = Kto wybrał kolonizację, dobrał kartę po wyłożeniu świata. To się opłaca: wybierz kolonizację jeszcze raz.
page-guide-race-settle = Liczba w kole to koszt: płacisz tyloma innymi kartami z ręki. Czerwone koło ma świat militarny, który się podbija. Wybierz podświetlony świat albo nie wykładaj niczego.
page-guide-race-way = Ten świat można wyłożyć na kilka sposobów. Wybierz ten, który kosztuje cię najmniej.
page-guide-race-pay = Karty są też pieniędzmi. Zapłać tymi, których najmniej potrzebujesz, i potwierdź.
page-guide-race-choose-develop = Technologie mają zdolności, które działają przez całą grę. Wybierz rozwój: kto go wybrał, płaci o jedną kartę mniej, więc twoja najtańsza technologia nic nie kosztuje.
page-guide-race-develop = Romb to technologia: płaci się za nią tak samo, a pomaga do końca gry. Przytrzymaj wskaźnik nad kartą, aby przeczytać, co robi.
page-guide-race-pay-development = Kto wybrał rozwój, płaci o jedną kartę mniej. Wybierz karty, którymi zapłacisz.
page-guide-race-explore = Eksploracja przynosi nowe karty. Zatrzymaj to, co pasuje do twoich światów; reszta zostaje odrzucona.
page-guide-race-sell = Towary można sprzedać za karty. Twój świat militarny ma brązowy towar, który daje 3, a kart ci teraz potrzeba. Wybierz konsumpcję z handlem.
page-guide-race-trade = Sprzedaj towar za karty: niebieski daje 2, brązowy 3, zielony 4, żółty 5, a niektóre karty dodają więcej.
page-guide-race-consume = Konsumpcja zamienia towary na punkty lub karty. Wybierz, której zdolności użyć najpierw; każdej, której można, trzeba użyć.
page-guide-race-consume-goods = Wybierz towary, które ta zdolność konsumuje.
page-guide-race-goods = Kolorowe światy niosą towary. Produkcyjne dostają towar w każdej fazie produkcji; zasobne z pierścieniem przyszły z towarem i teraz czekają na premię. Twoje są puste: wybierz produkcję.
page-guide-race-windfall = Wybierz świat zasobny, który dostanie towar.
page-guide-race-earth = Drugi gracz wybrał kolonizację, więc i ty możesz kolonizować. Zaznaczony świat bierze prawie całą rękę, ale jest wart 3 punkty, za każdym razem produkuje i zamienia towary na punkty.
page-guide-race-double = Wszystkie twoje światy produkcyjne mają towary. Konsumpcja 2× PZ to drugi sposób konsumpcji: podwaja żetony, które przynoszą twoje zdolności. Wybierz ją.
page-guide-race-powers = Zacznij od zdolności, które dają najwięcej. Ta daje za towar żeton i kartę, a żeton jest podwajany.
page-guide-race-engine = Produkować, a potem konsumować za podwójne punkty: te dwie fazy na zmianę to silnik, którym wygrywa się wiele gier. Wybierz produkcję.
page-guide-race-marines = Drugi gracz wybrał rozwój, więc z tego skorzystaj. Zaznaczona technologia dodaje 2 do siły militarnej: w zasięgu będą silniejsze światy.
page-guide-race-plan = Dwie twoje karty pasują do siebie: technologia dająca 3 siły militarnej i świat militarny z obroną 6. Jeśli ktoś wybierze w tej rundzie rozwój, wyłożysz obie. Wybierz kolonizację.
page-guide-race-drop-ships = Udało się: jest faza rozwoju. Wyłóż zaznaczoną technologię; z nią masz siłę militarną 6.
page-guide-race-fleet = A teraz świat, dla którego to było. Nie kosztuje kart, jest wart 4 punkty, produkuje najdroższe towary i dodaje jeszcze 3 siły militarnej.
page-guide-race-free = Masz mało kart na ręce. Świat o koszcie 0 przychodzi z towarem, a kto wybrał kolonizację, dobiera kartę. Wybierz kolonizację.
page-guide-race-search = Gdy na ręce nie ma nic wartego wyłożenia, szukaj lepszego: Eksploracja: +5 pokazuje wiele kart, z których jedną zatrzymujesz.
page-guide-race-robots = To, co udało się znaleźć, zamienia brązowe towary na punkty i karty. Wybierz rozwój.
page-guide-race-last = Twoja siła militarna wystarcza na prawie wszystko, co czerwone. Wybierz kolonizację i podbij jeszcze jeden świat, razem z towarem.
page-guide-race-finish = W puli zostało mało żetonów PZ, a gra kończy się w rundzie, w której się wyczerpią. Twoje światy mają towary: weź resztę konsumpcją 2× PZ.
page-guide-race-limit = Na koniec rundy możesz mieć dziesięć kart. Odrzuć te, których najmniej potrzebujesz.
page-guide-race-end = Gra kończy się, gdy ktoś ma dwanaście wyłożonych kart albo pula żetonów PZ jest pusta; wtedy liczy się żetony i karty. Graj dalej, jak chcesz.
page-guide-planet-rotate = W każdej rundzie stację obraca dowódca, który ma gwiazdę. Potem każdy bierze jedną z dwóch płytek, które ma przed sobą. Obróć do siebie zaznaczony magazyn.
page-guide-planet-select = Duża płytka z zewnętrznego pierścienia albo mała z wewnętrznego: na obu są dwa zasoby. Weź zaznaczoną.
page-guide-planet-place = Płytkę obracasz klawiszem R, a odwracasz klawiszem F, albo wybierasz jedno z ułożeń pod nią. Pierwsza płytka musi dotykać brzegu planety. Połóż ją, jak zaznaczono; staraj się zakryć jak najwięcej planety.
page-guide-planet-advance = Każdy zasób na płytce przesuwa swój znacznik na planszy korporacji. Najpierw technologia: kliknij jej znacznik.
page-guide-planet-deploy = Znaczniki docierają na pozycje, które coś dają: tutaj łazik. Łaziki jeżdżą po planecie i zbierają kapsuły i meteoryty. Postaw go na zaznaczonym kwadracie.
page-guide-planet-done = Nic już nie zostało. Zakończ turę; pozostali grają swoją w tym samym czasie.
page-guide-planet-two = Teraz dowódcą był drugi gracz i to on obrócił stację. Bierzesz z tego, co leży przed tobą: zaznaczoną płytkę.
page-guide-planet-touch = Kolejne płytki muszą dotykać twoich. Zakrywaj lód i ląd, rząd po rzędzie i kolumna po kolumnie: pełne przynoszą medale.
page-guide-planet-again = Przesuń technologię jeszcze raz.
page-guide-planet-synergy = Fioletowa gwiazda to skok synergiczny: przesuwa jeden dowolny znacznik. Przesuń nim technologię.
page-guide-planet-rounds = To była twoja druga tura. Zakończ ją.
page-guide-planet-station = To ty dowodzisz. Zanim obrócisz stację, zobacz, co przyniósłby ci każdy magazyn i co dostaliby inni.
page-guide-planet-choose = Weź płytkę, która przesuwa to, czego potrzebujesz, albo najlepiej pasuje do luki. Na koniec liczy się jedno i drugie.
page-guide-planet-free = Połóż płytkę tam, gdzie pokazuje przewodnik, a dalej graj już samodzielnie.
page-guide-planet-place-general = Podświetlone kwadraty przyjmą płytkę tak, jak ją trzymasz. Dla innych obróć ją lub odwróć. Pełne rzędy i kolumny dadzą na koniec medale.
page-guide-planet-turn = Rozpatrz, co zostało: przesuń znaczniki, połóż zbiorowiska biomasy, rusz łazikami. Potem zakończ turę.
page-guide-planet-keep = Zatrzymaj jedną z kart: zielone działają od razu, żółte liczą się na koniec.
page-guide-planet-end = Gra kończy się, gdy ktoś nie może położyć płytki. Medale przynoszą pełne rzędy i kolumny, znaczniki, zebrane kapsuły i meteoryty, karty i cele. Graj dalej, jak chcesz.
page-guide-moon-pair = Na stole leżą trzy kombinacje, każda to liczba z akcją. Wszyscy jednocześnie wybierają jedną z trzech i nikt ci niczego nie zabierze. Weź zaznaczoną dziewiątkę.
page-guide-moon-write = Wpisz liczbę na swój arkusz. Na każdym piętrze liczby rosną od lewej do prawej, a co wpisane, to zostaje. Znak przy piętrze mówi, jaką akcję przyjmuje; piętro 1 przyjmuje każdą. Wpisz dziewiątkę na prawo od środka.
page-guide-moon-second = Dziesiątka pasuje tuż obok dziewiątki. Dwa zapełnione pola to cała sekcja, a o sekcje tu chodzi. Weź ją.
page-guide-moon-fill = Wpisz dziesiątkę obok dziewiątki: sekcja jest pełna i dostajesz to, co nad nią wydrukowano.
page-guide-moon-build = Skreślono rakiety, a teraz możesz budować: X zapełnia dowolne puste pole i zastępuje każdą liczbę. Wpisz go do krótkiej sekcji, która daje dużo rakiet.
page-guide-moon-third = Ósemka pasuje tuż przed dziewiątkę. Zanim wybierzesz, zobacz, co masz wolne na arkuszu.
page-guide-moon-order = 8 to mniej niż 9, więc stoi po jej lewej stronie. Zostaw miejsce na to, co dopiero nadejdzie.
page-guide-moon-section = W sekcji z ósemką brakuje jednego pola. Trójka tam pasuje, bo po lewej nic jeszcze nie stoi.
page-guide-moon-low = Wpisz trójkę: znów pełna sekcja, z rakietami i z X.
page-guide-moon-chain = Ten X od razu zapełnia kolejną sekcję. Jeden dobry ruch może uruchomić kilka: najpierw to, co zapełnił X, potem twoją własną sekcję.
page-guide-moon-floors = A teraz na inne piętro: liczba z rośliną może trafić na piętro 2. Weź piątkę.
page-guide-moon-plant = Nowa sekcja: piątka trafia na jej lewe pole, żeby mogło po niej nastąpić cokolwiek większego.
page-guide-moon-high = Czternastka to druga największa liczba. Dopełni sekcję z piątką.
page-guide-moon-last = Wpisz czternastkę obok piątki. Pola na prawo od niej przyjmą już tylko piętnastkę albo X: takie liczby wpisuj tam, gdzie niewiele to kosztuje.
page-guide-moon-prepare = Przygotowanie rakiet: szare rakiety liczą się tylko wtedy, gdy ich strzałka jest wypełniona, zanim zapełni się ich sekcja. Wypełnij zaznaczoną.
page-guide-moon-pair-general = Weź kombinację, której liczba najlepiej ci pasuje. Jeśli żadnej liczby nie da się wpisać, zaznaczasz błąd systemu.
page-guide-moon-write-general = Podświetlone pola przyjmą liczbę: rosnąco od lewej do prawej, na piętrze ze znakiem akcji albo na piętrze 1.
page-guide-moon-missions = Misja jest więcej warta dla tego, kto wykona ją jako pierwszy.
page-guide-moon-end = Kto skreśli wszystkie rakiety, startuje i wygrywa; w przeciwnym razie na koniec liczy się wynik rakiety. Pełne sekcje dają rakiety, misje na dole jeszcze więcej. Graj dalej, jak chcesz.

## Na planszy gry mars

page-mars-standard = Projekty standardowe
page-mars-milestones = Tytuły
page-mars-awards = Nagrody
page-mars-played = Twoje karty w grze
page-mars-active = Korporacja i karty aktywne
page-mars-automated = Karty natychmiastowe
page-mars-events = Wydarzenia
page-mars-used = wykorzystana
page-mars-cost-now = teraz kosztuje cię { $n } M€
page-mars-payment = Wybierz, czym i ile zapłacisz; resztę płaci się w M€.
page-mars-rest = zostaje do zapłaty { $n } M€
page-mars-picked =
    { $n ->
        [one] wybrana { $n } karta
        [few] wybrane { $n } karty
       *[many] wybranych { $n } kart
    }
page-mars-confirm-buy =
    { $n ->
        [0] Nie kupuj kart
       *[other] Kup { $n } za { $cost } M€
    }
page-mars-confirm-sell = Sprzedaj { $n } za { $n } M€
page-mars-confirm-keep =
    { $n ->
        [0] Nie zatrzymuj kart
       *[other] Zatrzymaj { $n }
    }
page-mars-meant = zaznaczone do kupienia
page-mars-money-left = zostanie { $n } M€
page-mars-plan = Zaznacz, co kupisz: przy każdej korporacji widać, ile pieniędzy zostanie.
page-mars-first-cards = Twoje pierwsze karty
page-mars-no-cards = Nie masz kart na ręce.
page-mars-first-player = Pierwszy gracz
page-mars-passed = Spasowali:
page-mars-sort-playable = najpierw możliwe do zagrania
page-mars-sort-cost = według kosztu
page-mars-sort-kind = według rodzaju
page-mars-sort-tag = według symbolu
page-mars-goal = Twój cel: tlen, temperatura i oceany na maksimum
page-mars-goal-met = osiągnięte
page-mars-generations-left =
    { $n ->
        [one] To ostatnie pokolenie.
        [few] Zostały { $n } pokolenia, licząc z tym.
       *[many] Zostało { $n } pokoleń, licząc z tym.
    }

## Gra mars z przewodnikiem

page-guide-mars-turn = W każdym pokoleniu zagrywasz karty i opłacasz projekty, jedną lub dwie akcje w turze, aż wszyscy spasują. Na dole widzisz, co masz, a w brązowych ramkach, co wyprodukujesz. Podświetlone karty można zagrać teraz; zacznij od zaznaczonej, dla ciepła. Przytrzymaj wskaźnik nad kartą, aby ją przeczytać.
page-guide-mars-second = Możesz wykonać drugą akcję albo zakończyć turę. Ocean podnosi twój Współczynnik Terraformacji: zagraj zaznaczoną kartę. Dlaczego czegoś teraz nie można, dowiesz się, klikając niepodświetloną kartę.
page-guide-mars-turn-general = Jedna lub dwie akcje w turze: zagraj podświetloną kartę, użyj akcji karty, projektu standardowego, zamień roślinność lub ciepło. Gdy nie ma już nic wartego zrobienia, spasuj.
page-guide-mars-second-general = Możesz wykonać drugą akcję albo zakończyć turę. Dlaczego czegoś teraz nie można, dowiesz się, klikając niepodświetloną kartę.
page-guide-mars-place = Wybierz podświetlone pole na obszar. Symbole na polu dostaniesz, gdy tam zbudujesz, a za każdy sąsiadujący ocean 2 M€. Przytrzymaj wskaźnik nad polem, aby zobaczyć wszystko, co zyskasz.
page-guide-mars-pay = Stalą płaci się za karty budowli, tytanem za karty kosmosu. Używaj ich, gdzie można; resztę zapłacisz w M€.
page-guide-mars-parameters = Każdy poziom temperatury lub tlenu i każdy ocean podnosi twój Współczynnik Terraformacji. To twój dochód, a na końcu punkty. Jeśli masz wolne 14 M€, projekt standardowy Asteroida podniesie temperaturę.
page-guide-mars-convert = 8 jednostek roślinności zamienia się w zieleń, 8 jednostek ciepła podnosi temperaturę: użyj dwóch przycisków obok zasobów, gdy się podświetlą.
page-guide-mars-research = Nowe pokolenie: masz już dochód i produkcję. Kup karty, które naprawdę zagrasz, po 3 M€ każda; przycisk mówi, co kupujesz.
page-guide-mars-honours = Tytuły dają 5 punktów temu, kto zdobędzie je pierwszy; nagrody na końcu płacą tym, którzy w czymś prowadzą. Można zdobyć trzy tytuły i ufundować trzy nagrody, więc patrz na liczniki po prawej.
page-guide-mars-target = Ten efekt komuś coś zabiera. Wybierz komu albo nikomu.
page-guide-mars-alternative = Ta karta daje wybór. Weź to, co teraz najbardziej pomoże.
page-guide-mars-pass = Gdy nie ma już nic wartego zrobienia, spasuj. To, co masz, zostaje, tylko energia zamienia się w ciepło.
page-guide-mars-end = Gra kończy się po pokoleniu, w którym temperatura, tlen i oceany są na maksimum. Wtedy liczy się współczynnik, zieleń, miasta, tytuły, nagrody i karty. Graj dalej, jak chcesz.
page-guide-mars-more = Drugi gracz miał turę, teraz znów twoja kolej. Zaznaczona karta daje roślinność i jeszcze jeden ocean.
page-guide-mars-ocean-next = Obok oceanu obszar przynosi 2 M€ za każdy z nich, oprócz tego, co jest na polu.
page-guide-mars-end-turn = Nie stać cię teraz na nic wartego zachodu. Zakończ turę.
page-guide-mars-greenery = Zieleń podnosi poziom tlenu, a na końcu daje punkt. Między dwoma oceanami przynosi 4 M€ i roślinność. Następne muszą sąsiadować z twoimi obszarami.
page-guide-mars-building = Karty z brązowym symbolem to budowle: można za nie płacić stalą. Zagraj zaznaczoną.
page-guide-mars-production = Spasuj. Gdy spasują wszyscy, wszyscy produkują: M€ według współczynnika i produkcji M€ razem, a z reszty to, co stoi w brązowych ramkach.
page-guide-mars-research-again = Nie musisz nic kupować. Zachowaj pieniądze na to, co już masz: wybierz Nie kupuj kart.
page-guide-mars-heat = 8 jednostek ciepła podnosi temperaturę o poziom, a z nią twój współczynnik. Poziomy z symbolem dają coś jeszcze.
page-guide-mars-comet = Czerwone karty to wydarzenia: dzieją się raz. Kometa to karta kosmosu, więc pomoże za nią zapłacić tytan.
page-guide-mars-pay-titanium = Każda jednostka tytanu jest warta 3 M€. Użyj tego, co masz.
page-guide-mars-order = Mają się zdarzyć dwie rzeczy i ich kolejność może mieć znaczenie. Wybierz najpierw ocean.
page-guide-mars-amount = Wybierz, ile.

## Na planszy gry planet

page-planet-covered = Zakryte kwadraty
page-planet-lifepods = Zebrane kapsuły
page-planet-meteorites = Zebrane meteoryty
page-planet-rovers-left = Łaziki wciąż na planszy
page-planet-pool = Ruchy
page-planet-stored = Przechowane zbiorowiska biomasy
page-planet-commander = Dowódca
page-planet-bring = Obróć ten magazyn do siebie
page-planet-turn-pending = Do zrobienia: { $list }.
page-planet-turn-over = Nic już nie zostało: zakończ turę.
page-planet-hand = Płytka w ręce
page-planet-depot = Twój magazyn
page-planet-rotate = Obróć płytkę
page-planet-flip = Odwróć płytkę
page-planet-ways = Ułożenia
page-planet-way =
    { $flip ->
        [yes] Odwrócona, obrót
       *[no] Obrót
    } o { $rotation }°: { $n ->
        [0] nigdzie się nie mieści
        [one] { $n } możliwe miejsce
        [few] { $n } możliwe miejsca
       *[many] { $n } możliwych miejsc
    }
page-planet-pending = Co można zrobić
page-planet-fold = Zwiń planszę korporacji
page-planet-flux = Znacznik strumienia
page-planet-civ-piles = Karty cywilizacji
page-planet-objectives = Cele
page-planet-personal = Cele osobiste
page-planet-medals-win = Medale za wygraną i za remis
page-planet-goal = Twój cel: wynik docelowy
page-planet-tech-active = aktywna
page-planet-tech-used = użyta
page-planet-tech-locked = jeszcze nieosiągnięta
page-planet-land = ląd
page-planet-ice = lód
page-planet-lifepod = kapsuła
page-planet-meteorite = meteoryt
page-planet-symbol = symbol meteorytu
page-planet-mark-ring = pierścień
page-planet-mark-centre = środek
page-planet-mark-city = miasto
page-planet-mark-toxic = toksyczny teren
page-planet-mark-current = strumień, liczy się jako energia
page-planet-terrain = teren { $terrain ->
        [civ] cywilizacji
        [water] wody
        [biomass] biomasy
        [rover] łazików
        [tech] technologii
       *[energy] energii
    }
page-planet-row-medals = Rząd { $n }: { $medals ->
        [one] { $medals } medal
        [few] { $medals } medale
       *[many] { $medals } medali
    }, { $full ->
        [yes] teraz punktuje
       *[no] gdy będzie pełny i bez meteorytów
    }
page-planet-column-medals = Kolumna { $n }: { $medals ->
        [one] { $medals } medal
        [few] { $medals } medale
       *[many] { $medals } medali
    }, { $full ->
        [yes] teraz punktuje
       *[no] gdy będzie pełna i bez meteorytów
    }
page-planet-tool-patch = Połóż zbiorowisko biomasy
page-planet-tool-deploy = Połóż łazik
page-planet-tool-move = Przesuń łazik
page-planet-tool-teleport = Teleportuj łazik
page-planet-tool-relocate = Postaw łazik
page-planet-tool-lift = Podnieś łazik
page-planet-tool-collect = Zbierz żeton
page-planet-tool-destroy = Zniszcz żeton
page-planet-tool-add_meteorite = Dodaj meteoryt
page-planet-tool-advance = Awansuj znacznik
page-planet-tool-resource = Rozpatrz zasób
page-planet-tool-energy = Energia: awansuj znacznik
page-planet-tool-tech_as_energy = Technologia jako energia: awansuj znacznik
page-planet-tool-synergy = Skok synergiczny: awansuj znacznik
page-planet-tool-double_synergy = Podwójny skok synergiczny
page-planet-tool-pick = Wybierz znacznik
page-planet-tool-raise = Podnieś znacznik
page-planet-tool-regress = Cofnij znacznik
page-planet-tool-row = Zyskaj rząd znacznika
page-planet-tool-flux_token = Połóż znacznik strumienia

## Na planszy gry moon

page-moon-pairs = Kombinacje
page-moon-turn = Tura { $n }
page-moon-wild = Dzięki akcji dowolnej
page-moon-picked = Twoja kombinacja
page-moon-number = Liczba do wpisania
page-moon-other-numbers = Pozostałe liczby, według pól
page-moon-slot-at = { $place }, pole { $n } z { $of }
page-moon-slot-cross = { $a }, { $b }
page-moon-aid = Co robią tu akcje
page-moon-score = Punkty na bieżąco
page-moon-filled = wypełnione pola
page-moon-accomplished = wykonane misje
page-moon-first = pierwszy
page-moon-later = później
page-moon-sheets = Twoje dwa arkusze
page-moon-play-here = Tu jest kapitan: teraz grasz na tym arkuszu
page-moon-odd = liczby nieparzyste
page-moon-even = liczby parzyste
page-moon-due =
    { $n ->
        [one] Pozostało { $n } rozprzestrzenienie
        [few] Pozostały { $n } rozprzestrzenienia
       *[many] Pozostało { $n } rozprzestrzenień
    }
