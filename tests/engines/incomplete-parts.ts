/* Checks that a page is complete: fonts and pictures loaded, and no overflow. */
import { type Tab, until } from './tab.ts';

export async function incompleteParts(tab: Tab): Promise<string[]> {
  await tab.run(() => {
    for (const picture of document.images) picture.loading = 'eager';
  });
  // A broken picture is complete too, but has no size.
  await until(
    tab,
    () => document.fonts.status === 'loaded' && [...document.images].every((one) => one.complete),
  );
  return tab.run(() => {
    const page = document.documentElement;
    const end = (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0) + scrollY;
    const faults = [...document.images]
      .filter(({ naturalWidth }) => naturalWidth === 0)
      .map(({ src }) => `no picture ${src.slice(0, 80)}`);
    if (page.scrollWidth > innerWidth) faults.push(`${page.scrollWidth - innerWidth} px too wide`);
    if (Math.abs(page.scrollHeight - end) >= 1) faults.push(`${page.scrollHeight - end} px after the footer`);
    const faces = [...document.fonts];
    if (!faces.some(({ status }) => status === 'loaded')) faults.push('no letters of its own');
    for (const { family, status } of faces) if (status === 'error') faults.push(`no letters ${family}`);
    for (const film of document.querySelectorAll('video')) {
      if (film.error) faults.push(`no film: ${film.error.message}`);
    }
    return faults;
  });
}
