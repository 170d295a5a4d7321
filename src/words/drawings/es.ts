// What Spanish says about drawings and scans that are opened.

import type { DrawingWords } from './en.ts';

export const drawings: DrawingWords = {
  'drawings.refused.empty': 'El archivo está vacío.',
  'drawings.refused.too-large':
    'El archivo ocupa {mb} MB; se pueden leer como máximo {most} MB. Guarda solo una planta, sin imágenes.',
  'drawings.refused.unknown': 'Este archivo no tiene ninguno de los formatos que se pueden leer: {formats}.',
  'drawings.refused.dwg': 'Es un archivo DWG. Guárdalo como DXF en tu programa de CAD.',
  'drawings.refused.dxf-binary': 'Es un archivo DXF binario. Guárdalo como DXF en formato ASCII.',
  'drawings.refused.damaged': 'El archivo {format} está dañado o incompleto.',
  'drawings.refused.damaged-at': 'El archivo {format} está dañado o incompleto cerca de la línea {line}.',
  'drawings.refused.encoding': 'No se conoce la codificación {encoding} de este archivo. Guárdalo como UTF-8.',
  'drawings.refused.corners':
    'Este archivo tiene más de {most} esquinas. Guarda solo los contornos de las habitaciones.',
  'drawings.refused.shapes':
    'Este archivo tiene más de {most} líneas y contornos. Guarda solo los contornos de las habitaciones.',
  'drawings.refused.nesting': 'Los bloques o grupos de este archivo están anidados a más de {most} niveles.',
  'drawings.refused.nothing': 'En este archivo no hay ningún contorno cerrado de una habitación.',

  'drawings.remark.curve-as-corners': 'Curvas convertidas en tramos rectos cortos: {n}',
  'drawings.remark.entity-skipped': 'Objetos que no son contornos, omitidos: {n}',
  'drawings.remark.entity-damaged': 'Objetos que no se pueden leer, omitidos: {n}',
  'drawings.remark.block-missing': 'Bloques que el archivo no contiene, omitidos: {n}',
  'drawings.remark.not-level': 'Objetos que no están en el plano horizontal, omitidos: {n}',
  'drawings.remark.layer-hidden': 'Capas ocultas en el archivo, omitidas: {n}',
  'drawings.remark.open-chain': 'Líneas que no cierran un contorno, omitidas: {n}',
  'drawings.remark.chain-closed': 'Huecos de hasta 10 mm en un contorno, cerrados: {n}',
  'drawings.remark.degrees-projected': 'Longitudes y latitudes convertidas a metros: {n}',
  'drawings.remark.unit-contradiction': 'Unidades del archivo que se contradicen: {n}',
  'drawings.remark.unit-overridden': 'Unidades del archivo sustituidas por la elegida: {n}',
  'drawings.remark.corners-merged': 'Esquinas a menos de 0,1 mm de la anterior, unidas: {n}',
  'drawings.remark.corners-in-line': 'Esquinas en medio de una pared recta, eliminadas: {n}',
  'drawings.remark.spikes-removed': 'Líneas que vuelven sobre sí mismas, eliminadas: {n}',
  'drawings.remark.untangled': 'Contornos que se tocan a sí mismos, reparados: {n}',
  'drawings.remark.several-parts': 'Contornos de varias partes, divididos en habitaciones: {n}',
  'drawings.remark.duplicates': 'Contornos dibujados dos veces, omitidos: {n}',
  'drawings.remark.cutouts-found': 'Contornos dentro de una habitación, convertidos en recortes: {n}',
  'drawings.remark.outline-around': 'Contornos alrededor de otras habitaciones, omitidos: {n}',
  'drawings.remark.openings-moved': 'Puertas y ventanas ajustadas a la pared más cercana: {n}',
  'drawings.remark.openings-left-out': 'Puertas y ventanas que no están en ninguna pared, omitidas: {n}',
  'drawings.remark.area-differs': 'Habitaciones cuya superficie difiere de la indicada en el archivo: {n}',
  'drawings.remark.crossing': 'Contornos que se cruzan a sí mismos, omitidos: {n}',
  'drawings.remark.too-small': 'Contornos de menos de 0,01 m², omitidos: {n}',
  'drawings.remark.too-wide': 'Contornos de más de 200 m, omitidos: {n}',
  'drawings.remark.corner-limit': 'Contornos con más de 500 esquinas, omitidos: {n}',
  'drawings.remark.cutout-limit': 'Habitaciones con más de 32 recortes, omitidas: {n}',
  'drawings.remark.room-limit': 'Contornos fuera de los 1000 mayores, omitidos: {n}',
};
