import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two soft tones, made here: no file to load. */
function chime(): void {
  audio ??= new AudioContext();
  const { currentTime } = audio;
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const tone = audio.createOscillator();
    const level = audio.createGain();
    const from = currentTime + i * 0.14;
    tone.frequency.value = pitch;
    level.gain.setValueAtTime(0.0001, from);
    level.gain.exponentialRampToValueAtTime(0.12, from + 0.02);
    level.gain.exponentialRampToValueAtTime(0.0001, from + 0.4);
    tone.connect(level).connect(audio.destination);
    tone.start(from);
    tone.stop(from + 0.42);
  }
}

/** Whether this browser can show notifications here (they exist over https only). */
export const canNotify = 'Notification' in globalThis && isSecureContext;

/** Tells a player that it is their turn: by sound, and if the page is hidden by a notification. */
export function callAttention(title: string, game: string): void {
  if (settings.sound) chime();
  if (settings.notices && canNotify && document.hidden && Notification.permission === 'granted') {
    new Notification(title, { body: game, tag: 'orrery-turn' });
  }
}
