/* What the page and its service worker say to each other. */

/** The worker puts it on `<html>` of a page it serves from its copies; its value says why. */
export const savedCopyMark = 'data-saved-copy';
export type CopyReason = 'offline' | 'unanswered';

/** The fallback document of an edition, for pages that were never saved. */
export const offlinePathOf = (prefix: string): string => `${prefix}/offline`;

/** The page names what the visitor has seen, for the worker to keep. */
export interface SaveMessage {
  save: string[];
}

/** A file of a page, as opposed to a page. */
export const isAsset = (pathname: string): boolean => /^\/(static|images|data-sheets)\//.test(pathname);

/** A file that is opened by itself, and renewed like a page. */
export const isDataSheet = (pathname: string): boolean => pathname.startsWith('/data-sheets/');
