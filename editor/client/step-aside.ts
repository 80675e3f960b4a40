/* Moves the panel to the other side of the window if it would cover the focused element. */
/** Pixels of the element that must stay visible. */
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
