### Gry na urządzeniu, bez serwera.

## Co mówi silnik na stronie.
device-elsewhere = Ta gra jest otwarta w innej karcie.
device-full = Na urządzeniu nie ma już miejsca. Ruch nie został wykonany; wszystko przed nim jest bezpieczne.
device-not_stored = Przeglądarka nie mogła tego zachować. Ruch nie został wykonany; wszystko przed nim jest bezpieczne.
device-forbidden = Ta przeglądarka nie pozwala niczego zachować na urządzeniu, więc nie można tu grać. Powodem może być okno prywatne albo ustawienie plików cookie i danych witryn.
device-fault = Silnik na tej stronie napotkał błąd. Nic się nie zmieniło.
device-absent = Nie udało się wczytać silnika, który gra na tym urządzeniu. Spróbuj ponownie, gdy będziesz online.
device-alone = Na tym urządzeniu grasz z botami i z osobami, które je dzielą: bez wolnych miejsc, zegarów i rankingu.
device-other_form = Ten plik zapisała inna wersja Orrery.
device-in_series = Ta gra należy do kampanii, którą można usunąć tylko w całości.

## Strona.
device-title = Na tym urządzeniu
device-server = Na tym serwerze
device-where = Gdzie grać
device-where-help-device = Gra toczy się i jest zachowana w tej przeglądarce, w razie potrzeby bez sieci.
device-where-help-server = Zachowuje ją serwer; mogą dołączyć inni.
device-none = Tu pozostają gry, w które grasz na tym urządzeniu.
device-kept = Przeglądarka obiecała zachować te gry.
device-not-kept = Przeglądarka może usunąć te gry, gdy zabraknie jej miejsca. Ważne zapisz do pliku.
device-ask = Poproś przeglądarkę, by je zachowała
device-save-all = Zapisz wszystko do pliku
device-load = Wczytaj gry z pliku
device-loaded = { $taken ->
    [one] Dodano jedną grę
    [few] Dodano { $taken } gry
   *[other] Dodano { $taken } gier
  }{ $known ->
    [0] .
    [one] ; jedna już tu była.
    [few] ; { $known } już tu były.
   *[other] ; { $known } już tu było.
  }
device-bad-file = W tym pliku nie ma zapisanych gier Orrery.
device-delete = Usuń
device-delete-sure = Usuń na zawsze
device-delete-series = Usuń całą kampanię
device-take = Graj tutaj
device-put = Umieść na tym serwerze
device-share = Udostępnij link
device-shared = Link skopiowano. Zawiera całą grę; żaden serwer jej nie przechowuje.
device-too-long = Ta gra jest za długa na link. Jej zapis trafił do pliku, który każdy może otworzyć w lobby.
device-link-bad = Ten link jest uszkodzony albo pochodzi z późniejszej wersji. Nie można niczego pokazać.
device-link-open = Wczytywanie gry z linku
device-update = Jest nowa wersja.
device-update-take = Użyj jej
device-would-freeze = Nie da się z nią kontynuować tych niedokończonych gier, bo zmieniły się zasady: { $games }. Najpierw je dokończ albo pobierz ich zapisy.
device-not-alone = Najpierw zamknij pozostałe karty z Orrery.
device-insecure = Przez zwykłe http gier na tym urządzeniu nie można prowadzić offline i nie wolno ich otwierać w dwóch kartach.
