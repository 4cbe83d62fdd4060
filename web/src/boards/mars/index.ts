import { addSprite } from '../../parts/icons/sprite';
import type { BoardModule } from '../board';
import Board from './Board.svelte';
import { confirms } from './confirms';
import Dock from './Dock.svelte';
import { figures, touched } from './figures';
import icons from './icons.svg?raw';
import Picture from './Picture.svelte';
import SeatBoard from './SeatBoard.svelte';

addSprite(icons);

const mars: BoardModule = { Board, Dock, SeatBoard, Picture, figures, confirms, touched };
export default mars;
