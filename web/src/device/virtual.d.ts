declare module 'virtual:engine' {
  /** The address of the engine; null if this page was built without it. */
  export const engine: string | null;
  /** By game, the address of what bots have learnt of it. */
  export const weights: Partial<Record<string, string>>;
}
