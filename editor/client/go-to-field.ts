/* Goes to a field of the panel: selects its file, opens its groups and focuses it. */
import { stylesheet } from '../colour-names.ts';
import type { FieldLocation } from '../findings.ts';
import { rememberOpen } from './open-groups.ts';
import type { EditorView } from './views.ts';

const key = 'editor-field';
const brand = 'src/content/brand.ts';

export const fieldName = ({ file, path }: FieldLocation) => `${file} ${path.join(' ')}`;

/** Returns the view that shows the field once it is open. */
export function wantField(field: FieldLocation): EditorView {
  sessionStorage.setItem(key, fieldName(field));
  for (const [index] of field.path.entries())
    rememberOpen(fieldName({ ...field, path: field.path.slice(0, index + 1) }), true);
  if (field.file === brand || field.file === stylesheet) return 'Brand';
  sessionStorage.setItem('editor-file', field.file);
  return 'Page';
}

const inside = '[role=textbox], input, select, summary';

/** Called when fields have been rendered: focuses the requested one or its nearest group. */
export function focusWantedField(): void {
  const wanted = sessionStorage.getItem(key) ?? '';
  const [found] = [...document.querySelectorAll<HTMLElement>('.editor-panel [data-field]')]
    .filter(({ dataset: { field = '' } }) => wanted === field || wanted.startsWith(`${field} `))
    .sort((one, other) => (other.dataset.field ?? '').length - (one.dataset.field ?? '').length);
  if (!found) return;
  sessionStorage.removeItem(key);
  const field = found.querySelector<HTMLElement>(inside);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}
