import { addSprite } from '../../parts/icons/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { figures, touched } from './figures';
import icons from './icons.svg?raw';
import SeatBoard from './SeatBoard.svelte';

addSprite(icons);

const moon: BoardModule = { Board, Dock, SeatBoard, figures, touched };
export default moon;
