/* How a page gets another page's content: only when somebody asks for it. */
import { createContext } from 'react';
import type { PageLink } from '../content/schema.ts';

export type LoadContent = (page: PageLink) => Promise<unknown>;

export const ContentLoader = createContext<LoadContent>(() =>
  Promise.reject(new Error('This page has no other content to load')),
);
