/** A time as content writes it, `02:14:21`, in seconds of the day. */
export function clock(time: `${number}:${number}:${number}`): number {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + seconds;
}
