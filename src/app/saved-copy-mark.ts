/* Messages between the page and its service worker. */

/** Set on `<html>` of a page served from the cache; its value is the reason. */
export const savedCopyMark = 'data-saved-copy';
export type CopyReason = 'offline' | 'unanswered';

/** The fallback document of an edition, for pages that are not cached. */
export const offlinePathOf = (prefix: string): string => `${prefix}/offline`;

/** Sent by the page with what the visitor has seen, for the worker to cache. */
export interface SaveMessage {
  save: string[];
}

/** A file of a page, as opposed to a page. */
export const isAsset = (pathname: string): boolean => /^\/(static|images|data-sheets)\//.test(pathname);

/** A file that is opened directly and updated like a page. */
export const isDataSheet = (pathname: string): boolean => pathname.startsWith('/data-sheets/');
