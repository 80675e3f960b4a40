/** A pause or play icon. */
export function MotionGlyph({ paused }: { paused: boolean }) {
  return (
    <svg width="12" height="14" viewBox="0 0 12 14" fill="currentColor" aria-hidden="true">
      <path d={paused ? 'M1 0l11 7-11 7z' : 'M0 0h4v14H0zM8 0h4v14H8z'} />
    </svg>
  );
}
