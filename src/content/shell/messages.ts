import type { StatusMessages } from './schema.ts';

export default {
  loading: 'Loading the page',
  loadFailedTitle: 'This page did not load',
  loadFailed: 'This page did not load. The connection may have dropped on the way.',
  pageFailed: 'This page stopped working. The rest of the site still works.',
  tryAgain: 'Try again',
  loadAsDocument: 'Open the page in full',
  home: 'Go to the home page',
  notSaved: 'You are offline, and your browser has not saved this page.',
  savedCopy: 'You are offline. This is a copy your browser saved earlier.',
  savedCopyUnanswered:
    'The site does not answer at the moment. You see what your browser kept from your last visit.',
  related: 'Related pages',
  breadcrumb: 'You are here',
  languages: 'Language',
  otherLanguage: 'English',
  sampleCase: 'Sample case',
} satisfies StatusMessages;
