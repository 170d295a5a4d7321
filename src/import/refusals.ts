export class ImportError extends Error {
  override readonly name = 'ImportError';
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  constructor(code: string, values: Readonly<Record<string, string | number>> = {}) {
    super(`${code} ${JSON.stringify(values)}`);
    this.code = code;
    this.values = values;
  }
}
