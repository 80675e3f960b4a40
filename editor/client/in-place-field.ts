/* The field that replaces a text on the page while it is edited. */
import './edit-in-place.css';
import type { Part } from '../content-value.ts';
import { pathLabel } from '../field-names.ts';
import type { EditedText } from '../text-handlers.ts';
import { fillParts } from './parts.ts';

export function createField(literal: EditedText, draft: Part[] | undefined): HTMLElement {
  const field = document.createElement('span');
  field.className = 'editor-in-place';
  field.contentEditable = 'true';
  field.spellcheck = true;
  field.role = 'textbox';
  field.ariaLabel = pathLabel(literal.path);
  field.setAttribute('aria-describedby', 'editor-note');
  fillParts(field, draft ? { parts: draft, values: literal.values } : literal);
  return field;
}

/** The siblings that contain exactly these texts. */
export function nodesOf(texts: Text[]): Node[] {
  const range = document.createRange();
  range.setStartBefore(texts[0] as Text);
  range.setEndAfter(texts.at(-1) as Text);
  return [...range.commonAncestorContainer.childNodes].filter((node) => range.intersectsNode(node));
}
