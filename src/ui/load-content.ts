/* Loads another page's content on demand. */
import { createContext } from 'react';
import type { PageLink } from '../content/schema.ts';

export type LoadContent = (page: PageLink) => Promise<unknown>;

export const ContentLoader = createContext<LoadContent>(() =>
  Promise.reject(new Error('This page has no other content to load')),
);
