import { playByTouch } from './touch-games.mjs';

playByTouch('sideways', { width: 844, height: 390 });
