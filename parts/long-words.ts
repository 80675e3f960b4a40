/* Content with a word in it that fits no narrow column, as a translation or an owner may bring one. */

const longWord = 'Verkehrsüberwachungszentrale';
/** Fields that code looks up or compares. */
const kept = ['id', 'anchor', 'href', 'src', 'path', 'icon', 'kind', 'key', 'name', 'feature', 'drawing'];

/** Every text of three words or more gets one, where no figure is filled in. */
export function withLongWords<Value>(value: Value, field = ''): Value {
  if (typeof value === 'string') return (isRunningText(value, field) ? lengthened(value) : value) as Value;
  if (Array.isArray(value)) return value.map((item) => withLongWords(item, field)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withLongWords(part, key)]),
  ) as Value;
}

const isRunningText = (text: string, field: string) =>
  !kept.includes(field) && !/[{/:]/.test(text) && text.split(' ').length > 2;

function lengthened(text: string): string {
  const [first = '', , ...rest] = text.split(' ');
  return [first, longWord, ...rest].join(' ');
}
