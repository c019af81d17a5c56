"""Saves the upper left part of the screen: save-screen.py FILE WIDTH HEIGHT"""
import sys

import gi

gi.require_version('Gdk', '3.0')
from gi.repository import Gdk

path, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
Gdk.pixbuf_get_from_window(Gdk.get_default_root_window(), 0, 0, width, height).savev(path, 'png', [], [])
