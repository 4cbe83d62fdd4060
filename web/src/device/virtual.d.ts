declare module 'virtual:engine' {
  /** The address of the engine; null if this page was built without it. */
  export const engine: string | null;
}
