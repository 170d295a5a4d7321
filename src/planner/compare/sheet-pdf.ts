// A picture as a PDF file of one page, A4 across.

/** A4 in points. */
const PAGE = { width: 841.89, height: 595.276 };

/** A file with a picture that fills its page; nothing of the picture is lost. */
export async function pdfOfSheet(canvas: HTMLCanvasElement, title: string): Promise<Blob> {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (data === undefined) throw new Error('This browser does not paint.');
  const colors = new Uint8Array(3 * width * height);
  for (let i = 0; i < width * height; i++) colors.set(data.subarray(4 * i, 4 * i + 3), 3 * i);
  const packed = new Blob([colors]).stream().pipeThrough(new CompressionStream('deflate'));
  const image = new Uint8Array(await new Response(packed).arrayBuffer());
  return pdfWithImage({ width, height, image, title });
}

interface PageImage {
  readonly width: number;
  readonly height: number;
  /** Deflated colours: red, green and blue, row by row. */
  readonly image: Uint8Array<ArrayBuffer>;
  readonly title: string;
}

/** The same for an image. */
export function pdfWithImage({ width, height, image, title }: PageImage): Blob {
  const draw = `q ${PAGE.width} 0 0 ${PAGE.height} 0 0 cm /Sheet Do Q`;
  const objects: readonly (readonly (string | Uint8Array<ArrayBuffer>)[])[] = [
    ['<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /DisplayDocTitle true >> >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R`,
      ' /Resources << /XObject << /Sheet 5 0 R >> >> >>',
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`,
      ` /Filter /FlateDecode /Length ${image.length} >>\nstream\n`,
      image,
      '\nendstream',
    ],
    [`<< /Title <${utf16Of(title)}> /Producer (Tilewright) >>`],
  ];
  const parts: (string | Uint8Array<ArrayBuffer>)[] = ['%PDF-1.7\n'];
  const places: number[] = [];
  // Everything that is written as text is ASCII.
  let length = parts[0].length;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    parts.push(part);
    length += part.length;
  };
  objects.forEach((object, i) => {
    places.push(length);
    for (const part of [`${i + 1} 0 obj\n`, ...object, '\nendobj\n']) add(part);
  });
  const size = objects.length + 1;
  const rows = places.map((place) => `${`${place}`.padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
  add(`${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${length}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** The digits of a text, with the mark of their order first. */
function utf16Of(text: string): string {
  const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
  return [0xfeff, ...units].map((unit) => unit.toString(16).padStart(4, '0')).join('');
}
