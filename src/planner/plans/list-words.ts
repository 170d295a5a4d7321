// Phrases of the list of plans.

import { phrases } from '../words.ts';

export const L = phrases({
  lead: {
    en: 'Plans are saved on this device as you work. Save them as a file to keep or move them.',
    pl: 'Plany zapisują się na tym urządzeniu w trakcie pracy. Zapisz je w pliku, żeby je przenieść lub zachować.',
    es: 'Los planes se guardan en este dispositivo mientras trabajas. Guárdalos en un archivo para conservarlos o moverlos.',
    zh: '方案会在您编辑时保存在此设备上。存为文件即可备份或转移。',
  },
  none: {
    en: 'There are no plans yet. Change something, and the plan is saved here.',
    pl: 'Nie ma jeszcze planów. Zmień cokolwiek, a plan zapisze się tutaj.',
    es: 'Aún no hay planes. Cambia algo y el plan se guardará aquí.',
    zh: '还没有方案。改动任何内容，方案就会保存在这里。',
  },
  unread: {
    en: 'The plans on this device cannot be read.',
    pl: 'Nie można odczytać planów z tego urządzenia.',
    es: 'No se pueden leer los planes de este dispositivo.',
    zh: '无法读取此设备上的方案。',
  },
  facts: {
    en: '{area} · {pattern} · tiles: {tiles}',
    pl: '{area} · {pattern} · płytki: {tiles}',
    es: '{area} · {pattern} · piezas: {tiles}',
    zh: '{area} · {pattern} · {tiles} 块砖',
  },
  shown: { en: 'on the screen', pl: 'na ekranie', es: 'en pantalla', zh: '当前显示' },
  rename: { en: 'Rename', pl: 'Zmień nazwę', es: 'Renombrar', zh: '重命名' },
  newName: { en: 'New name', pl: 'Nowa nazwa', es: 'Nuevo nombre', zh: '新名称' },
  ok: { en: 'OK', pl: 'OK', es: 'Aceptar', zh: '确定' },
  duplicate: { en: 'Duplicate', pl: 'Powiel', es: 'Duplicar', zh: '复制' },
  delete: { en: 'Delete', pl: 'Usuń', es: 'Eliminar', zh: '删除' },
  deleted: {
    en: '“{name}” was deleted.',
    pl: 'Usunięto „{name}”.',
    es: 'Se eliminó «{name}».',
    zh: '已删除“{name}”。',
  },
  saveAll: {
    en: 'Save all as a file',
    pl: 'Zapisz wszystkie w pliku',
    es: 'Guardar todos en un archivo',
    zh: '全部存为文件',
  },
  import: { en: 'Import a file', pl: 'Wczytaj plik', es: 'Importar un archivo', zh: '导入文件' },
  imported: {
    en: 'Imported: {added}. Already here: {skipped}.',
    pl: 'Wczytano: {added}. Były już tutaj: {skipped}.',
    es: 'Importados: {added}. Ya estaban aquí: {skipped}.',
    zh: '已导入：{added}。原已存在：{skipped}。',
  },
  failed: {
    en: 'That did not work: the browser refuses storage, or it is full.',
    pl: 'Nie udało się: przeglądarka odmawia dostępu do pamięci albo jest ona pełna.',
    es: 'No se pudo: el navegador no permite guardar o no queda espacio.',
    zh: '操作失败：浏览器不允许存储或空间已满。',
  },
});
