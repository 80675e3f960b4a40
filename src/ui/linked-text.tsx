const reachable = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{6,}\d)/;

/** Running text in which an e-mail address and a telephone number can be pressed. */
export function LinkedText({ children }: { children: string }) {
  return children.split(reachable).map((part, index) => {
    // Every second part is what the pattern has caught.
    if (index % 2 === 0) return part;
    const href = part.includes('@') ? `mailto:${part}` : `tel:${part.replaceAll(' ', '')}`;
    return (
      <a key={part} href={href}>
        {part.replaceAll(' ', '\u00a0')}
      </a>
    );
  });
}
