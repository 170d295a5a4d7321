// Phrases of the bar, the panel and the notices.

import { phrases } from '../words.ts';

export const words = phrases({
  undo: { en: 'Undo', pl: 'Cofnij', es: 'Deshacer', zh: '撤销' },
  redo: { en: 'Redo', pl: 'Ponów', es: 'Rehacer', zh: '重做' },
  newPlan: { en: 'New', pl: 'Nowy', es: 'Nuevo', zh: '新建' },
  share: { en: 'Share', pl: 'Udostępnij', es: 'Compartir', zh: '分享' },
  copyAddress: { en: 'Copy API address', pl: 'Kopiuj adres API', es: 'Copiar dirección API', zh: '复制 API 地址' },
  help: { en: 'Help', pl: 'Pomoc', es: 'Ayuda', zh: '帮助' },
  more: { en: 'More', pl: 'Więcej', es: 'Más', zh: '更多' },
  close: { en: 'Close', pl: 'Zamknij', es: 'Cerrar', zh: '关闭' },
  plan: { en: 'Plan of the floor', pl: 'Plan podłogi', es: 'Plano del suelo', zh: '地面平面图' },
  panel: { en: 'Result and settings', pl: 'Wynik i ustawienia', es: 'Resultado y ajustes', zh: '结果与设置' },
  blocked: { en: 'unfinished', pl: 'niedokończone', es: 'sin terminar', zh: '未完成' },
  height: { en: 'Height of the panel', pl: 'Wysokość panelu', es: 'Altura del panel', zh: '面板高度' },

  storing: { en: 'Storing the plan …', pl: 'Zapisuję plan …', es: 'Guardando el plan …', zh: '正在保存方案……' },
  linkCopied: { en: 'Link copied.', pl: 'Link skopiowany.', es: 'Enlace copiado.', zh: '链接已复制。' },
  linkReady: {
    en: 'Here is the link to copy:',
    pl: 'Oto link do skopiowania:',
    es: 'Este es el enlace para copiar:',
    zh: '请复制此链接：',
  },
  addressCopied: { en: 'Address copied.', pl: 'Adres skopiowany.', es: 'Dirección copiada.', zh: '地址已复制。' },
  addressReady: {
    en: 'Here is the address to copy:',
    pl: 'Oto adres do skopiowania:',
    es: 'Esta es la dirección para copiar:',
    zh: '请复制此地址：',
  },
  later: {
    en: 'Too many requests just now. Try again in {seconds} s.',
    pl: 'Zbyt wiele zapytań naraz. Spróbuj ponownie za {seconds} s.',
    es: 'Demasiadas solicitudes ahora mismo. Inténtalo de nuevo en {seconds} s.',
    zh: '请求过于频繁，请在 {seconds} 秒后重试。',
  },
  offline: {
    en: 'No connection: the plan could not be stored. It is safe in this browser; share it once you are online.',
    pl: 'Brak połączenia: planu nie zapisano. Jest bezpieczny w tej przeglądarce; udostępnij go, gdy wróci sieć.',
    es: 'Sin conexión: no se pudo guardar el plan. Sigue en este navegador; compártelo cuando vuelvas a tener red.',
    zh: '没有网络，方案未能保存到服务器。它仍在此浏览器中，联网后再分享。',
  },
  failed: {
    en: 'The plan could not be stored ({reason}).',
    pl: 'Nie udało się zapisać planu ({reason}).',
    es: 'No se pudo guardar el plan ({reason}).',
    zh: '方案未能保存（{reason}）。',
  },
  unfound: {
    en: 'The search failed. {reason}',
    pl: 'Nie udało się tego obliczyć. {reason}',
    es: 'No se pudo calcular. {reason}',
    zh: '未能算出结果。{reason}',
  },
  bestStart: { en: 'Best start', pl: 'Najlepszy start', es: 'Mejor arranque', zh: '最佳起铺点' },
  betterStart: {
    en: 'Find a better start',
    pl: 'Znajdź lepszy start',
    es: 'Buscar un arranque mejor',
    zh: '寻找更好的起铺点',
  },
  bestFound: {
    en: 'The best start found. Slivers: {sliverCount}, waste: {wastePercent} %.',
    pl: 'Najlepszy znaleziony start. Wąskie docinki: {sliverCount}, odpad: {wastePercent} %.',
    es: 'El mejor arranque encontrado. Tiras estrechas: {sliverCount}, merma: {wastePercent} %.',
    zh: '已找到最佳起铺点。窄条：{sliverCount}，损耗：{wastePercent}%。',
  },
  bestAlready: {
    en: 'This is already the best start found. Slivers: {sliverCount}, waste: {wastePercent} %.',
    pl: 'To już najlepszy znaleziony start. Wąskie docinki: {sliverCount}, odpad: {wastePercent} %.',
    es: 'Ya es el mejor arranque encontrado. Tiras estrechas: {sliverCount}, merma: {wastePercent} %.',
    zh: '当前已是最佳起铺点。窄条：{sliverCount}，损耗：{wastePercent}%。',
  },
  unspoken: {
    en: 'This language could not be loaded. Try again when you are online.',
    pl: 'Nie udało się wczytać tego języka. Spróbuj, gdy będzie połączenie.',
    es: 'No se pudo cargar ese idioma. Inténtalo cuando tengas conexión.',
    zh: '该语言未能加载，请联网后重试。',
  },
});

/** By the section of the panel. */
export const sectionWords = phrases({
  cuts: { en: 'Cuts', pl: 'Docinki', es: 'Cortes', zh: '裁切' },
  pattern: { en: 'Pattern', pl: 'Wzór', es: 'Patrón', zh: '铺法' },
  room: { en: 'Room', pl: 'Pomieszczenie', es: 'Estancia', zh: '房间' },
});
