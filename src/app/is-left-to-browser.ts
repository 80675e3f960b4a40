/** True for anything but a link, history step or retry to another page of this site. */
export function isLeftToBrowser(event: NavigateEvent): boolean {
  return (
    !event.canIntercept ||
    event.hashChange ||
    event.downloadRequest !== null ||
    event.formData !== null ||
    (event.navigationType === 'reload' && event.info !== 'retry')
  );
}
