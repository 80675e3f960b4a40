const reachable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d \u00a0]{6,}\d)/;

/** Text with e-mail addresses and telephone numbers as links. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(reachable).map((part, index) => {
    // Every second part is a match.
    if (index % 2 === 0) return part;
    const href = part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/\s/g, '')}`;
    return (
      <a key={part} href={href}>
        {part.replaceAll(' ', '\u00a0')}
      </a>
    );
  });
  return <>{parts}</>;
}
