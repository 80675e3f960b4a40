/** An e-mail address, which breaks after its @ or before a dot if it is wider than a line. */
export function MailWords({ text }: { text: string }) {
  return text
    .split(/(?<=@)|(?=\.)/)
    .flatMap((part, index) => (index > 0 ? [<wbr key={part} />, part] : part));
}
