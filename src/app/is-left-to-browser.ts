/** Whatever is not a link, a step in the history or a retry that leads to another page of this document. */
export function isLeftToBrowser(event: NavigateEvent): boolean {
  return (
    !event.canIntercept ||
    event.hashChange ||
    event.downloadRequest !== null ||
    event.formData !== null ||
    (event.navigationType === 'reload' && event.info !== 'retry')
  );
}
