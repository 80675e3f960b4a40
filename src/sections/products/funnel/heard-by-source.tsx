import type { Funnel } from '../../../content/instruments/funnel.ts';
import { MessageGlyph } from './glyph.tsx';

/** How many of the funnel's messages each of the page's sources sent, in the order of the sources. */
export function heardBySource({ messages, sources }: Pick<Funnel, 'messages' | 'sources'>) {
  return sources?.map((kind) => ({
    count: messages.filter((message) => message.kind === kind).length,
    sign: <MessageGlyph kind={kind} />,
  }));
}
