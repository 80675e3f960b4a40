/** The site an arrow key leads to: the nearest in its direction, by position on the screen. */
export function nextSite(key: string, from: string, board: HTMLElement): string | undefined {
  const buttons = [...board.querySelectorAll<HTMLElement>('button[data-open]')].filter(
    (button) => button.getClientRects().length > 0,
  );
  if (key === 'Home') return buttons[0]?.dataset.open;
  if (key === 'End') return buttons.at(-1)?.dataset.open;
  const middleOf = (element: HTMLElement) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const own = buttons.find(({ dataset }) => dataset.open === from);
  if (!own) return undefined;
  return nearest(
    key,
    middleOf(own),
    buttons.map((button) => ({ id: button.dataset.open ?? '', ...middleOf(button) })),
  );
}

interface TilePosition {
  id: string;
  x: number;
  y: number;
}

/** Horizontal distance counts three times, so that up and down stay in their column. */
export function nearest(
  key: string,
  from: { x: number; y: number },
  tiles: readonly TilePosition[],
): string | undefined {
  const directions: Record<string, (tile: TilePosition) => { ahead: number; aside: number }> = {
    ArrowRight: ({ x, y }) => ({ ahead: x - from.x, aside: y - from.y }),
    ArrowLeft: ({ x, y }) => ({ ahead: from.x - x, aside: y - from.y }),
    ArrowDown: ({ x, y }) => ({ ahead: y - from.y, aside: x - from.x }),
    ArrowUp: ({ x, y }) => ({ ahead: from.y - y, aside: x - from.x }),
  };
  const direction = directions[key];
  if (!direction) return undefined;
  const found = tiles
    .map((tile) => ({ id: tile.id, ...direction(tile) }))
    .filter(({ ahead }) => ahead > 1)
    .map(({ id, ahead, aside }) => ({ id, far: ahead + 3 * Math.abs(aside) }))
    .sort((one, other) => one.far - other.far);
  return found[0]?.id;
}
