import { SearchButton } from '../../../../shell/search/search-button';
import { tool } from '../../../../shell/tools/tool';
import { useOpenCommands } from '../../runtime/commands/use-open-commands';

/** The magnifier opens the palette: one search for pages, actions, records, suggestions and the web. */
export const searchTool = tool({
  id: 'search',
  title: { zh: '搜索', en: 'Search' },
  setting: true,
  button: PaletteButton,
});

function PaletteButton() {
  const { openPalette } = useOpenCommands();
  return <SearchButton onOpen={openPalette} />;
}
