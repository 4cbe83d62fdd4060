### Co říká server.

server-not_found = Nic tu není, nebo nic, co smíte vidět.
server-forbidden = K tomu nemáte oprávnění.
server-not_now = To teď není možné.
server-bad_seat = Toto není vaše místo.
server-bad_request = Požadavku nelze porozumět.
server-bad_json = Požadavek není JSON.
server-too_much = Příliš mnoho požadavků, nebo jsou příliš velké. Chvíli prosím počkejte.
server-too_slow = Požadavek nedorazil včas. Zkuste to prosím znovu.
server-internal = Server narazil na vlastní chybu. Nic se nezměnilo.
server-disk_full = Disk serveru je plný. Tah se neprovedl; vše před ním je v bezpečí.
server-not_stored = Tah nebylo možné uložit na disk a neprovedl se; vše před ním je v bezpečí.
server-unsure = Server neví, zda se to uložilo. Než to zkusíte znovu, prosím, podívejte se.
server-name_taken = Jméno je obsazené. Zvolte prosím jiné.
server-name_alike = Jméno vypadá jako jiné, které si už někdo zabral. Zvolte prosím jiné.
server-not_signed_in = Nejprve prosím zadejte jméno.
server-foreign_origin = Požadavek přichází z jiné stránky. Otevřete server jeho vlastní adresou.
server-stopping = Server se restartuje. Vše je uložené; vraťte se prosím za chvíli.
server-frozen = U tohoto stolu nastala chyba v pravidlech a stůl stojí. Jeho tahy jsou uložené.
server-frozen-rules = Pravidla se od hraní u tohoto stolu změnila, a proto stůl stojí. Jeho záznam lze uložit.
server-moved = Stůl se přesunul na jiný server. Tah nebyl proveden; zkuste to prosím znovu.
server-garbled = Záznam tohoto stolu už není úplný, a proto stůl stojí. Vše, co z něj lze přečíst, zůstává uloženo.
server-game_over = Hra skončila.
server-not_over = To je vidět až po konci hry.
server-stale = Stůl se mezitím posunul. Takto vypadá nyní.
server-confirm_first = Tím by se něco odhalilo. Nejprve potvrďte.
server-cannot_undo = Teď nemůžete nic vzít zpět.
server-undo_rated = V hodnocené hře nelze vzít zpět nic, na co už někdo odpověděl.
server-undo_asked = O to už někdo žádal. Nikdo není žádán dvakrát o vrácení týchž tahů.
server-undo_nobody = U stolu není nikdo, kdo by mohl souhlasit.
server-stand_in = Za toto místo teď hraje bot.
server-no_hints = U tohoto stolu nejsou nápovědy.
server-claimed_only = Hodnocené hry jsou pro jména s heslem, každé na jednom místě.
server-rated = Hodnocená hra je pro dvě nebo více jmen s heslem, každé na jednom místě, hraje se na čas a bez botů, rad a průvodce.
server-rated_enough = Titíž lidé spolu mohou za den odehrát tři hodnocené hry.
server-still_invited = Někdo ještě neodpověděl na pozvání. Místo můžete dát někomu jinému.
server-not_all_here = S těmito hodinami hra začne, až budou mít stůl otevřený všichni.
server-not_away_long = Na náhradníka je brzy: všichni přítomní se na něm mohou dohodnout po pěti minutách, jeden sám po dni.
server-lesson_alone = Hra s průvodcem je pro jednoho člověka a boty a nepočítá se do hodnocení.
server-lesson_script = Ve hře s průvodcem je balíček předepsán jediným pořadím, které dá první zamíchání.
server-wrong_password = Jméno nebo heslo není správné.
server-bad_password = Heslo má 8 až 256 znaků.
server-bad_name = Jméno má 1 až 32 viditelných znaků, z nich aspoň jedno písmeno nebo číslici.
server-would_replace = Na tomto zařízení jste někdo jiný. Odkaz to může nahradit, pokud to potvrdíte.
server-signed_out = Tady jste byli odhlášeni.
server-too_many_tables = Máte příliš mnoho nedohraných stolů. Nejprve některé dohrajte nebo zavřete.
server-too_many_records = Už jste nahráli tolik záznamů, kolik se jednomu hráči uchovává.

## Úrovně botů

server-bot-random = Náhodný
server-bot-greedy = Rychlý
server-bot-easy = Lehký
server-bot-normal = Střední
server-bot-hard = Těžký
server-bot-expert = Mistr
server-bot-search = Přemýšlivý
