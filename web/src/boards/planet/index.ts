import { addSprite } from '../../parts/icons/sprite';
import type { BoardModule } from '../board';
import { asks } from './asks';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { figures, touched } from './figures';
import icons from './icons.svg?raw';
import SeatBoard from './SeatBoard.svelte';

addSprite(icons);

const planet: BoardModule = { Board, Dock, SeatBoard, figures, asks, touched };
export default planet;
