import { playByTouch } from './touch-games.mjs';

playByTouch('on its side', { width: 844, height: 390 });
