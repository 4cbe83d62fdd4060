### Co mówi serwer.

server-not_found = Nic tu nie ma albo nic, co wolno ci zobaczyć.
server-forbidden = Nie masz do tego prawa.
server-not_now = Teraz nie jest to możliwe.
server-bad_seat = To nie jest twoje miejsce.
server-bad_request = Nie można zrozumieć żądania.
server-bad_json = Żądanie nie jest w formacie JSON.
server-too_much = Za dużo żądań albo są za duże. Poczekaj chwilę.
server-too_slow = Żądanie nie dotarło na czas. Spróbuj ponownie.
server-internal = Serwer napotkał własny błąd. Nic się nie zmieniło.
server-disk_full = Dysk serwera jest pełny. Ruch nie został wykonany; wszystko przed nim jest bezpieczne.
server-not_stored = Ruchu nie udało się zapisać na dysku i nie został wykonany; wszystko przed nim jest bezpieczne.
server-unsure = Serwer nie wie, czy to zostało zapisane. Sprawdź, zanim spróbujesz ponownie.
server-name_taken = Ta nazwa jest zajęta. Wybierz inną.
server-name_alike = Nazwa wygląda jak inna, którą ktoś już zastrzegł. Wybierz inną.
server-not_signed_in = Najpierw podaj nazwę.
server-foreign_origin = Żądanie pochodzi z innej strony. Otwórz serwer pod jego własnym adresem.
server-stopping = Serwer jest uruchamiany ponownie. Wszystko jest zapisane; wróć za chwilę.
server-frozen = Przy tym stole wystąpił błąd w zasadach i stół stoi. Jego ruchy są zapisane.
server-frozen-rules = Zasady zmieniły się od czasu gry przy tym stole, dlatego stół stoi. Jego zapis można pobrać.
server-moved = Stół przeniósł się na inny serwer. Ruch nie został wykonany; spróbuj ponownie.
server-garbled = Zapis tego stołu nie jest już kompletny, dlatego stół stoi. Wszystko, co da się z niego odczytać, pozostaje zapisane.
server-game_over = Gra się skończyła.
server-not_over = To widać dopiero po końcu gry.
server-stale = Stół poszedł dalej. Tak wygląda teraz.
server-confirm_first = To coś ujawni. Najpierw potwierdź.
server-cannot_undo = Teraz nie możesz nic cofnąć.
server-undo_rated = W grze rankingowej nie można cofnąć niczego, na co ktoś już odpowiedział.
server-undo_asked = O to już proszono. Nikogo nie prosi się dwa razy o cofnięcie tych samych ruchów.
server-undo_nobody = Przy stole nie ma nikogo, kto mógłby się zgodzić.
server-stand_in = Za to miejsce gra teraz bot.
server-no_hints = Przy tym stole nie ma podpowiedzi.
server-claimed_only = Gry rankingowe są dla nazw z hasłem, każda na jednym miejscu.
server-rated = Gra rankingowa jest dla co najmniej dwóch nazw z hasłem, każdej na jednym miejscu, na czas i bez botów, podpowiedzi i przewodnika.
server-rated_enough = Te same osoby mogą rozegrać ze sobą trzy gry rankingowe na dobę.
server-still_invited = Ktoś jeszcze nie odpowiedział na zaproszenie. Możesz oddać to miejsce komuś innemu.
server-not_all_here = Z tym zegarem gra zaczyna się, gdy wszyscy mają otwarty stół.
server-not_away_long = Na zastępstwo jest za wcześnie: wszyscy obecni mogą się na nie zgodzić po pięciu minutach, a jedna osoba po dobie.
server-lesson_alone = Gra z przewodnikiem jest dla jednej osoby i botów i nie liczy się do rankingu.
server-lesson_script = W grze z przewodnikiem talia jest zapisana jako jedna kolejność, którą daje pierwsze tasowanie.
server-wrong_password = Nazwa lub hasło są błędne.
server-bad_password = Hasło ma od 8 do 256 znaków.
server-bad_name = Nazwa ma od 1 do 32 widocznych znaków, w tym co najmniej jedną literę lub cyfrę.
server-would_replace = Na tym urządzeniu jesteś kimś innym. Link może to zastąpić, jeśli to potwierdzisz.
server-signed_out = Nastąpiło tu wylogowanie.
server-too_many_tables = Masz za dużo niedokończonych stołów. Najpierw dokończ lub zamknij niektóre.
server-too_many_records = Masz już tyle wczytanych zapisów, ile przechowuje się dla jednego gracza.

## Poziomy botów

server-bot-random = Losowy
server-bot-greedy = Szybki
server-bot-easy = Łatwy
server-bot-normal = Średni
server-bot-hard = Trudny
server-bot-expert = Mistrz
server-bot-search = Rozważny
