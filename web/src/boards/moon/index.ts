import { addSprite } from '../../parts/icons/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { figures, touched } from './figures';
import icons from './icons.svg?raw';
import { namings } from './namings';
import SeatBoard from './SeatBoard.svelte';

addSprite(icons);

const moon: BoardModule = { Board, Dock, SeatBoard, figures, namings, touched };
export default moon;
