import type { Messages } from './schema.ts';

export default {
  loading: 'Loading the page',
  loadFailedTitle: 'This page did not load',
  loadFailed: 'This page did not load. The connection may have dropped on the way.',
  tryAgain: 'Try again',
  loadAsDocument: 'Open the page in full',
  savedCopy: 'You are offline. This is a copy your browser saved earlier.',
  related: 'Related pages',
  breadcrumb: 'You are here',
} satisfies Messages;
