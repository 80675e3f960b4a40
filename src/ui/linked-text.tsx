const reachable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d \u00a0]{6,}\d)/;

/** Running text in which an e-mail address and a telephone number can be pressed. */
export function LinkedText({ children }: { children: string }) {
  const parts = children.split(reachable).map((part, index) => {
    // Every second part is what the pattern has caught.
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
