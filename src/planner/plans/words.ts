// Phrases about the plans on this device, apart from those of the list (list-words.ts).

import { phrases } from '../words.ts';

export const words = phrases({
  myPlans: { en: 'My plans', pl: 'Moje plany', es: 'Mis planes', zh: '我的方案' },
  room: { en: 'Room {size}', pl: 'Pomieszczenie {size}', es: 'Estancia {size}', zh: '房间 {size}' },
  copyOf: { en: '{name} (copy)', pl: '{name} (kopia)', es: '{name} (copia)', zh: '{name}（副本）' },
  copied: {
    en: 'Copied from a shared plan',
    pl: 'Skopiowano z udostępnionego planu',
    es: 'Copiado de un plan compartido',
    zh: '复制自分享的方案',
  },
  ownCopy: {
    en: 'You are changing a copy of your own. The shared plan stays as it is.',
    pl: 'Zmieniasz własną kopię. Udostępniony plan pozostaje bez zmian.',
    es: 'Estás cambiando tu propia copia. El plan compartido sigue igual.',
    zh: '您修改的是自己的副本，分享的方案保持不变。',
  },
  changedBefore: {
    en: 'This is the shared plan. You have a changed copy of it on this device.',
    pl: 'To jest udostępniony plan. Na tym urządzeniu masz jego zmienioną kopię.',
    es: 'Este es el plan compartido. En este dispositivo tienes una copia con cambios.',
    zh: '这是分享的方案。此设备上有您改过的副本。',
  },
  openCopy: { en: 'Open my copy', pl: 'Otwórz moją kopię', es: 'Abrir mi copia', zh: '打开我的副本' },
  changedElsewhere: {
    en: 'Another tab changed this plan too. Yours goes on as a copy; both are in My plans.',
    pl: 'Ten plan zmieniono też w innej karcie. Twoja wersja to teraz kopia; obie są w Moich planach.',
    es: 'Este plan también se cambió en otra pestaña. El tuyo sigue como copia; los dos están en Mis planes.',
    zh: '此方案在另一个标签页中也被修改。您的版本另存为副本，两者都在“我的方案”中。',
  },
  unsaved: {
    en: 'This browser does not save plans at the moment ({reason}). The plan on the screen is complete: save it as a file to keep it.',
    pl: 'Przeglądarka nie zapisuje teraz planów ({reason}). Plan na ekranie jest kompletny: zapisz go w pliku, żeby go zachować.',
    es: 'El navegador no guarda planes en este momento ({reason}). El plan en pantalla está completo: guárdalo en un archivo para conservarlo.',
    zh: '浏览器目前无法保存方案（{reason}）。屏幕上的方案是完整的：请存为文件以保留。',
  },
  full: { en: 'its storage is full', pl: 'pamięć jest pełna', es: 'no queda espacio', zh: '存储空间已满' },
  refused: {
    en: 'it refuses storage',
    pl: 'odmawia dostępu do pamięci',
    es: 'no permite guardar datos',
    zh: '不允许存储',
  },
  saveFile: { en: 'Save as a file', pl: 'Zapisz w pliku', es: 'Guardar en un archivo', zh: '存为文件' },
  notHere: {
    en: 'The plan of this address is not on this device. It was deleted, or it is in another browser.',
    pl: 'Planu spod tego adresu nie ma na tym urządzeniu. Został usunięty albo jest w innej przeglądarce.',
    es: 'El plan de esta dirección no está en este dispositivo. Se eliminó o está en otro navegador.',
    zh: '此地址的方案不在这台设备上。它已被删除，或在另一个浏览器中。',
  },
  unopened: {
    en: 'The last plan cannot be opened any more. It is still in My plans.',
    pl: 'Ostatniego planu nie da się już otworzyć. Nadal jest w Moich planach.',
    es: 'El último plan ya no se puede abrir. Sigue en Mis planes.',
    zh: '上一个方案已无法打开，它仍在“我的方案”中。',
  },
  unloaded: {
    en: 'The list of plans could not be loaded. Try again when you are online.',
    pl: 'Nie udało się wczytać listy planów. Spróbuj, gdy będzie połączenie.',
    es: 'No se pudo cargar la lista de planes. Inténtalo cuando tengas conexión.',
    zh: '方案列表未能加载，请联网后重试。',
  },
  missing: {
    en: 'This plan is not on this device',
    pl: 'Tego planu nie ma na tym urządzeniu',
    es: 'Este plan no está en este dispositivo',
    zh: '此方案不在这台设备上',
  },
  missingText: {
    en: 'There is no connection, and this link was not opened on this device before. Open it again when you are online.',
    pl: 'Brak połączenia, a tego linku nie otwierano wcześniej na tym urządzeniu. Otwórz go ponownie, gdy wróci sieć.',
    es: 'No hay conexión y este enlace no se había abierto antes en este dispositivo. Ábrelo de nuevo cuando tengas red.',
    zh: '没有网络，且此链接以前未在这台设备上打开过。请联网后再打开。',
  },
});
