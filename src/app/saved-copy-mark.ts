/* What the page and its service worker say to each other. */

/** The worker puts it on `<html>` of a page it serves without a network. */
export const savedCopyMark = 'data-saved-copy';

/** The page names what the visitor has seen, for the worker to keep. */
export interface SaveMessage {
  save: string[];
}

/** A file of a page, as opposed to a page. */
export const isAsset = (pathname: string): boolean => /^\/(static|images)\//.test(pathname);
