/** Whether the server that this page came from cannot be reached: then the page goes on with what is on the device. */
class Away {
  is = $state(false);
}

export const away = new Away();
