/** A link may be so long; a longer game is a file. */
const LONGEST = 8 * 1024;
/** What a link may unpack to, in bytes: whatever somebody has packed. */
const MOST = 1 << 20;

/** A text packed for an address; none if it is too long for one. */
export async function pack(text: string): Promise<string | null> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  if (bytes.length > LONGEST) return null;
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const link = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return link.length > LONGEST ? null : link;
}

/** What was packed; none if it is damaged or unpacks to too much. */
export async function unpack(link: string): Promise<string | null> {
  if (link.length > LONGEST) return null;
  try {
    const letters = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).text();
      length += value.length;
      if (length > MOST) {
        void reader.cancel();
        return null;
      }
      parts.push(value);
    }
  } catch {
    return null;
  }
}
