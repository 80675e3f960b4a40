/* The panel goes to the other side of the window where it would hide what has the focus. */
/** So much of it in sight is enough. */
const enough = 24;

export function stepAside(): void {
  document.getElementById('root')?.addEventListener('focusin', ({ target }) => {
    const panel = document.querySelector('.editor-panel')?.getBoundingClientRect();
    if (!panel || !(target instanceof Element)) return;
    const { left, right } = target.getBoundingClientRect();
    const isHidden = left > panel.left - enough && right < panel.right + enough;
    if (isHidden && panel.width < innerWidth) document.documentElement.toggleAttribute('data-editor-aside');
  });
}
