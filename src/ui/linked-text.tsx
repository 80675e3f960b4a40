const email = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Running text in which an e-mail address can be pressed. */
export function LinkedText({ children }: { children: string }) {
  return children.split(email).map((part, index) =>
    // Every second part is what the pattern has caught.
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  );
}
