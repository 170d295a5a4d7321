// The header that names a file: in ASCII for all, and in full for those that read RFC 5987.

/** Characters that RFC 5987 wants encoded and encodeURIComponent leaves. */
const LEFT_OUT = /['()*]/g;

/**
 * Lets browsers save an answer, or show it, under a name, which has neither quotes nor backslashes nor control characters.
 *
 * `Łazienka.csv` is `attachment; filename="_azienka.csv"; filename*=UTF-8''%C5%81azienka.csv`.
 */
export function contentDisposition(fileName: string, isShown = false): string {
  const ascii = fileName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  const plain = `${isShown ? 'inline' : 'attachment'}; filename="${ascii}"`;
  if (ascii === fileName) return plain;
  const full = encodeURIComponent(fileName).replace(
    LEFT_OUT,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${plain}; filename*=UTF-8''${full}`;
}
