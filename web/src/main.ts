import { mount } from 'svelte';
import App from './App.svelte';
import { followTheme, settings } from './lib/settings.svelte';
import { preferred, words } from './lib/words.svelte';
import common from './parts/icons/common.svg?raw';
import { addSprite } from './parts/icons/sprite';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { keepOffline } from './lib/offline.svelte';

const target = document.getElementById('app');
if (target) {
  followTheme();
  addSprite(common);
  await words.choose(settings.language ?? preferred(navigator.languages));
  mount(App, { target });
  keepOffline();
}
