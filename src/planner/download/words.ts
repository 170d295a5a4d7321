// Phrases of the download menu.

import { phrases } from '../words.ts';

export const words = phrases({
  download: { en: 'Download', pl: 'Pobierz', es: 'Descargar', zh: '下载' },

  pdf: { en: 'PDF', pl: 'PDF', es: 'PDF', zh: 'PDF' },
  pdfUse: {
    en: 'Plan to scale and cut list, to print',
    pl: 'Plan w skali z listą docinek, do druku',
    es: 'Plano a escala y lista de cortes, para imprimir',
    zh: '按比例的平面图和裁切清单，可打印',
  },
  png: { en: 'Picture (PNG)', pl: 'Obraz (PNG)', es: 'Imagen (PNG)', zh: '图片（PNG）' },
  pngUse: {
    en: 'For messages and documents',
    pl: 'Do wiadomości i dokumentów',
    es: 'Para mensajes y documentos',
    zh: '用于发消息和插入文档',
  },
  svg: { en: 'Drawing (SVG)', pl: 'Rysunek (SVG)', es: 'Dibujo (SVG)', zh: '矢量图（SVG）' },
  svgUse: {
    en: 'Sharp at any size, for the web and graphics programs',
    pl: 'Ostry w każdym rozmiarze, do internetu i grafiki',
    es: 'Nítido a cualquier tamaño, para web y diseño',
    zh: '任意缩放都清晰，用于网页和绘图软件',
  },
  dxf: { en: 'CAD (DXF)', pl: 'CAD (DXF)', es: 'CAD (DXF)', zh: 'CAD（DXF）' },
  dxfUse: {
    en: 'Every piece at true size, in mm',
    pl: 'Każdy element w rzeczywistych wymiarach, w mm',
    es: 'Cada pieza a tamaño real, en mm',
    zh: '每块砖的实际尺寸，单位毫米',
  },
  csv: {
    en: 'Cut list (CSV)',
    pl: 'Lista docinek (CSV)',
    es: 'Lista de cortes (CSV)',
    zh: '裁切清单（CSV）',
  },
  csvUse: {
    en: 'For any spreadsheet',
    pl: 'Do każdego arkusza kalkulacyjnego',
    es: 'Para cualquier hoja de cálculo',
    zh: '适用于任何表格软件',
  },
  xlsx: {
    en: 'Cut list (Excel, XLSX)',
    pl: 'Lista docinek (Excel, XLSX)',
    es: 'Lista de cortes (Excel, XLSX)',
    zh: '裁切清单（Excel，XLSX）',
  },
  xlsxUse: {
    en: 'With the figures of the plan',
    pl: 'Z zestawieniem danych planu',
    es: 'Con las cifras del plan',
    zh: '附方案数据汇总',
  },

  making: { en: 'Making the file …', pl: 'Tworzę plik …', es: 'Generando el archivo …', zh: '正在生成文件……' },
  made: { en: 'Downloaded: {name}', pl: 'Pobrano: {name}', es: 'Descargado: {name}', zh: '已下载：{name}' },
  undone: {
    en: 'The file could not be made. {reason}',
    pl: 'Nie udało się utworzyć pliku. {reason}',
    es: 'No se pudo generar el archivo. {reason}',
    zh: '文件未能生成。{reason}',
  },
  failed: {
    en: 'The file could not be made. Try again later.',
    pl: 'Nie udało się utworzyć pliku. Spróbuj później.',
    es: 'No se pudo generar el archivo. Inténtalo más tarde.',
    zh: '文件未能生成，请稍后重试。',
  },
  offline: {
    en: 'No connection: the service makes this file. Try again once you are online.',
    pl: 'Brak połączenia: ten plik tworzy serwis. Spróbuj, gdy wróci sieć.',
    es: 'Sin conexión: este archivo lo genera el servicio. Inténtalo cuando vuelvas a tener red.',
    zh: '没有网络：此文件由服务器生成，请联网后重试。',
  },
  tooManySheets: {
    en: 'At the chosen scale the plan needs too many pages. Choose a smaller scale under Print.',
    pl: 'W wybranej skali plan zajmuje zbyt wiele stron. Wybierz mniejszą skalę w oknie drukowania.',
    es: 'A la escala elegida el plano ocupa demasiadas páginas. Elige una escala menor en Imprimir.',
    zh: '按所选比例，图纸页数过多。请在“打印”中选用更小的比例。',
  },
  tooLarge: {
    en: 'The room is too long and narrow for a picture. Download the drawing or the PDF instead.',
    pl: 'Pomieszczenie jest zbyt długie i wąskie na obraz. Pobierz rysunek albo PDF.',
    es: 'La estancia es demasiado larga y estrecha para una imagen. Descarga el dibujo o el PDF.',
    zh: '房间过于狭长，无法生成图片。请改为下载矢量图或 PDF。',
  },
});
