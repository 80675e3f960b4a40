/* Adds a word too long for narrow columns to content, as a translation or an owner may. */

const longWord = 'Verkehrsüberwachungszentrale';
/** Fields that code looks up or compares. */
const kept = ['id', 'anchor', 'href', 'src', 'path', 'icon', 'kind', 'key', 'name', 'feature', 'drawing'];

/** Every text of three words or more gets one, unless it has placeholders. */
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
