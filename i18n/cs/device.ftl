### Hry na zařízení, bez serveru.

## Co říká jádro ve stránce.
device-elsewhere = Tato hra je otevřená v jiné kartě.
device-full = Na zařízení už není místo. Tah nebyl proveden; vše před ním je v bezpečí.
device-not_stored = Prohlížeč to nedokázal uložit. Tah nebyl proveden; vše před ním je v bezpečí.
device-forbidden = Tento prohlížeč nedovoluje na zařízení nic uložit, proto zde nelze hrát. Důvodem může být anonymní okno nebo nastavení cookies a dat webů.
device-fault = Jádro v této stránce narazilo na chybu. Nic se nezměnilo.
device-absent = Jádro, které hraje na tomto zařízení, se nepodařilo načíst. Zkuste to znovu, až budete online.
device-alone = Na tomto zařízení hrajete s boty a s lidmi, kteří je sdílejí: bez volných míst, hodin a hodnocení.
device-other_form = Tento soubor zapsala jiná verze Orrery.
device-in_series = Tato hra patří k tažení, které lze smazat jen celé.

## Stránka.
device-title = Na tomto zařízení
device-server = Na tomto serveru
device-where = Kde hrát
device-where-help-device = Hraje se a ukládá v tomto prohlížeči, třeba i bez sítě.
device-where-help-server = Ukládá to server; přidat se mohou i jiní.
device-none = Zde zůstávají hry, které hrajete na tomto zařízení.
device-kept = Prohlížeč slíbil, že tyto hry zachová.
device-not-kept = Prohlížeč může tyto hry smazat, když mu dojde místo. Ty důležité si uložte do souboru.
device-ask = Požádat prohlížeč, ať je zachová
device-save-all = Uložit vše do souboru
device-load = Načíst hry ze souboru
device-loaded = { $taken ->
    [one] Přibyla jedna hra
    [few] Přibyly { $taken } hry
   *[other] Přibylo { $taken } her
  }{ $known ->
    [0] .
    [one] ; jedna tu už byla.
    [few] ; { $known } tu už byly.
   *[other] ; { $known } jich tu už bylo.
  }
device-bad-file = V tomto souboru nejsou uložené hry Orrery.
device-delete = Smazat
device-delete-sure = Smazat natrvalo
device-delete-series = Smazat celé tažení
device-take = Hrát zde
device-put = Dát na tento server
device-share = Sdílet odkazem
device-shared = Odkaz je zkopírovaný. Je v něm celá hra; žádný server ji neuchovává.
device-too-long = Tato hra je na odkaz příliš dlouhá. Její záznam byl uložen do souboru, který může kdokoli otevřít v lobby.
device-link-bad = Tento odkaz je poškozený nebo pochází z pozdější verze. Nelze nic zobrazit.
device-link-open = Čte se hra z odkazu
device-update = Je tu nová verze.
device-update-take = Použít ji
device-would-freeze = S ní už nepůjde pokračovat v těchto rozehraných hrách, protože se změnila pravidla: { $games }. Nejdřív je dohrajte, nebo si uložte jejich záznam.
device-not-alone = Nejdřív zavřete ostatní karty s Orrery.
device-insecure = Přes nezabezpečené http nelze hry na tomto zařízení hrát offline a nesmějí být otevřené ve dvou kartách.
