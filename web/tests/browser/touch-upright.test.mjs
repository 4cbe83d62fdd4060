import { playByTouch } from './touch-games.mjs';

playByTouch('upright', { width: 390, height: 844 });
